import { expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { answer, backend, calls, json, names } from './calling';

test.for(names)('without a connection %s sends nothing and fails at once', async (name) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = answer(json({ Status: 0, Value: 1 }));
  expect(await calls[name](backend())).toEqual(new Failure('network'));
  expect(sent).toEqual([]);
});
