// @vitest-environment node
import { expect, test } from 'vitest';
import { doctor } from '../../../src/ops/doctor/doctor';
import { memory, origin, pages } from './memory';
import { product, run } from './run';

const login = '/uk/account/login';
const withBody = (body: string) => ({ [login]: pages({ body })[login] ?? {} });

test.for(['data:x/header.js', 'blob:https://portal.example/header.js', 'mailto:x/header.js'])(
  'a script at %s is no file of ours',
  async (address) => {
    const site = memory(withBody(`<script src="${address}"></script>`));
    expect(await run([origin], site)).toMatchObject({ code: 0, faults: [] });
  },
);

test('no text of a site controls the terminal, or changes the order of what it shows', async () => {
  const hidden = '\u001b\u0085\u009b\u200b\u202e\u2066\u2028\u{e0041}';
  const excuse = `<!-- ev-portal-widgets: this page has no widgets: a${hidden}b -->`;
  const site = memory(withBody(excuse));
  const { faults } = await run([origin], site);
  expect(faults).toContain(`${login}: says: a b. The page shows no widgets. Do what it says.`);
  const json = await run([origin, '--json'], site);
  expect(json.last).toMatch(/^[^\p{Cf}\u007f-\u009f\u2028\u2029]+$/u);
  expect(json.last).toContain('\\u009b');
  expect(JSON.parse(json.last).faults[0].what).toBe(`says: a${hidden}b`);
});

test('an error of the doctor itself is one sentence, and exit code 2', async () => {
  const broken = { ...product, widgets: undefined as never };
  const lines: string[] = [];
  const code = await doctor([origin, '--json'], broken, (line) => lines.push(line), memory({}));
  expect([code, lines]).toEqual([
    2,
    [expect.stringContaining('"couldNotLook": "doctor.mjs itself has failed: TypeError')],
  ]);
});
