// @vitest-environment node
import { expect, test } from 'vitest';
import { cutKinds, fibers } from '../../../../src/tooling/react/kinds';
import { cutSwitches } from '../../../../src/tooling/react/switches';

/** The result of a function for a value, after these cases were cut from it. */
function after(body: string, value: number, cut: number[]) {
  const script = `function work(value) { var did = ''; ${body} return did; }`;
  const rest = cutSwitches(script, (discriminant) =>
    discriminant === 'value' ? (test) => cut.includes(Number(test)) : undefined,
  );
  return { rest, did: new Function(`${rest}; return work(${value})`)() };
}

test('these cases are cut, all others stay', () => {
  const body =
    "switch (value) { case 1: did += 'one'; break; case 5: did += 'five'; break; default: did += 'other'; }";
  expect(after(body, 5, [1])).toMatchObject({ did: 'five', rest: expect.not.stringContaining('one') });
  expect(after(body, 7, [1]).did).toBe('other');
});

test('a case that shares its statements with a kept case loses only its label', () => {
  const body = "switch (value) { case 26: case 27: case 5: did += 'a'; break; case 6: case 13: did += 'b'; }";
  expect(after(body, 5, [13, 26, 27]).did).toBe('a');
  expect(after(body, 6, [13, 26, 27])).toMatchObject({
    did: 'b',
    rest: expect.not.stringMatching(/13|26|27/),
  });
});

test('the statements that a kept case falls through to stay', () => {
  const body = "switch (value) { case 5: did += 'a'; case 13: did += 'b'; break; case 22: did += 'c'; }";
  expect(after(body, 5, [13, 22])).toMatchObject({ did: 'ab', rest: expect.not.stringMatching(/13|22|'c'/) });
});

test('a variable from a cut case is still declared in its function', () => {
  const body =
    'switch (value) { case 13: for (var i = 0, found; ; ); case 5: i = 2; found = 3; did = i + found; }';
  expect(after(body, 5, [13]).did).toBe(5);
  expect('found' in globalThis).toBe(false);
});

test('a switch inside a cut case is cut too', () => {
  const body =
    "switch (value) { case 13: switch (value) { case 22: did += 'x'; } break; case 6: did += 'text'; }";
  expect(after(body, 6, [13, 22])).toMatchObject({ did: 'text', rest: expect.not.stringContaining('22') });
});

/** React's own names. All of them must exist. */
const others = `function others() { ${fibers.map((name) => `switch (${name}.tag) {}`).join(' ')} }`;

test('kinds are cut from the switches over fibers, not from the ones over updates', () => {
  const script = "switch (fiber.tag) { case 13: 'a'; } switch (update.tag) { case 13: 'b'; }";
  expect(cutKinds(`function work(fiber, update) { ${script} } ${others}`, [13])).toMatch(/^(?!.*'a').*'b'/s);
});

test('a React with another name for a fiber stops the build', () => {
  expect(() => cutKinds(`function work(host) { switch (host.tag) {} } ${others}`, [])).toThrow(
    'New: host. Gone: none.',
  );
  expect(() => cutKinds(others.replace('deletedFiber', 'update'), [])).toThrow(
    'New: none. Gone: deletedFiber. Correct `fibers` in src/tooling/react/kinds.ts',
  );
});
