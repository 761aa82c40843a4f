// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { doctor } from '../../../../src/extras/doctor/doctor';
import { memory, origin, pages } from './memory';
import { nobody, product, run } from './run';

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

test('no text of a site is a command for a CI: the runners of Azure and GitHub look for one anywhere in a line', async () => {
  const command = /##\w*\[|::[a-z]/i;
  const excuse = 'x ##vso[task.setvariable variable=A]b ###[group]c ::error::d #\u200b#[e] [::1]';
  const site = memory({
    ...withBody(`<!-- ev-portal-widgets: this page has no widgets: ${excuse} -->`),
    '/web/getbuildversion': { headers: { 'content-type': '##VSO[f]' }, body: '' },
  });
  const { faults, last } = await run([origin, '--calls'], site);
  expect(faults.filter((line) => command.test(line))).toEqual([]);
  const readable = 'x # #vso[task.setvariable variable=A]b # # #[group]c : :error: :d # #[e] [::1]';
  expect(faults).toContain(
    `/uk/account/login: says: ${readable}. The page shows no widgets. Do what it says.`,
  );
  expect(faults.join()).toContain('# #VSO[f]');
  expect(last).not.toMatch(command);
  const json = await run([origin, '--calls', '--json'], site);
  expect(json.last).not.toMatch(command);
  const { what } = JSON.parse(json.last).faults[0];
  expect(what).not.toMatch(command);
  expect(what).toContain('x # #vso[task.setvariable variable=A]b');
});

test('a site that answers slowly is left after two minutes, and the last line says so', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const page = pages({})[login] ?? {};
  const slow = () => {
    vi.advanceTimersByTime(130_000);
    return page;
  };
  const { last } = await run([origin], memory({ [login]: slow }));
  expect(last).toContain('/panel: more than 2 minutes');
  expect(last).toContain('what needs more: more than 2 minutes');
});

test('an error of the doctor itself is one sentence, and exit code 2', async () => {
  const broken = { ...product, widgets: undefined as never };
  const lines: string[] = [];
  const code = await doctor([origin, '--json'], broken, (line) => lines.push(line), nobody, memory({}));
  expect([code, lines]).toEqual([
    2,
    [expect.stringContaining('"couldNotLook": "doctor.mjs itself has failed: TypeError')],
  ]);
});
