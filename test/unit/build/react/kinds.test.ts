// @vitest-environment node
import { expect, test } from 'vitest';
import { cutKinds, fibers } from '../../../../src/build/react/kinds';

/** React's own names, all of which have to be there. */
const others = `function others() { ${fibers.map((name) => `switch (${name}.tag) {}`).join(' ')} }`;

/** What a function returns for something of a kind, after the cut. */
function after(body: string, tag: number, name = 'fiber') {
  const cut = cutKinds(`function work(${name}) { var did = ''; ${body} return did; } ${others}`);
  return { cut, did: new Function(`${cut}; return work({ tag: ${tag} })`)() };
}

test('the cases of kinds that cannot come up go, all others stay', () => {
  const body =
    "switch (fiber.tag) { case 1: did += 'class'; break; case 5: did += 'element'; break; default: did += 'other'; }";
  expect(after(body, 5)).toMatchObject({ did: 'element', cut: expect.not.stringContaining('class') });
  expect(after(body, 7).did).toBe('other');
});

test('a kind that shares its statements with another loses its label alone', () => {
  const body =
    "switch (fiber.tag) { case 26: case 27: case 5: did += 'a'; break; case 6: case 13: did += 'b'; }";
  expect(after(body, 5).did).toBe('a');
  expect(after(body, 6)).toMatchObject({ did: 'b', cut: expect.not.stringMatching(/13|26|27/) });
});

test('what a kind falls into stays with it', () => {
  const body = "switch (fiber.tag) { case 5: did += 'a'; case 13: did += 'b'; break; case 22: did += 'c'; }";
  expect(after(body, 5)).toMatchObject({ did: 'ab', cut: expect.not.stringMatching(/13|22|'c'/) });
});

test('a name that was declared in a cut case is still one of its function', () => {
  const body =
    'switch (fiber.tag) { case 13: for (var i = 0, found; ; ); case 5: i = 2; found = 3; did = i + found; }';
  expect(after(body, 5).did).toBe(5);
  expect('found' in globalThis).toBe(false);
});

test('a switch within a cut case goes with it', () => {
  const body =
    "switch (fiber.tag) { case 13: switch (parent.tag) { case 22: did += 'x'; } break; case 6: did += 'text'; }";
  expect(after(body, 6)).toMatchObject({ did: 'text', cut: expect.not.stringContaining('22') });
});

test('the tags of updates are no kinds', () => {
  const body = "switch (update.tag) { case 1: did += 'replaced'; }";
  expect(after(body, 1, 'update').did).toBe('replaced');
});

test('a React that calls a fiber by another name is missed at once', () => {
  expect(() => after('switch (host.tag) { case 5: }', 5)).toThrow('host');
  expect(() => cutKinds(others.replace('deletedFiber', 'update'))).toThrow('src/build/react/kinds.ts');
});
