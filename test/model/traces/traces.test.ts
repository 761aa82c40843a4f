// test/model/traces.json has what a server answers to some calls in a row, with and without waits: what its record can do.
import { expect, test } from 'vitest';
import { writeTraces } from './traces';

// `npm run model -- -u` writes it.
test('the file has the traces of the record', () =>
  expect(writeTraces()).toMatchFileSnapshot('../traces.json'));
