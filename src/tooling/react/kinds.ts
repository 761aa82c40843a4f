import { cutSwitches } from './switches.ts';

/** The variables of react-dom that hold a fiber in a switch over `fiber.tag`. */
export const fibers = `
  JSCompiler_inline_result boundaryFiber current deletedFiber deletions fiber finishedWork firstChild
  hydrationParentFiber interruptedWork next parent provider sourceFiber type workInProgress`
  .trim()
  .split(/\s+/);

const list = (names: string[]) => names.join(', ') || 'none';

/**
 * react-dom has about thirty switches over the kind of a fiber. The cases of kinds that never occur are cut. Updates have
 * tags too, but with another meaning.
 */
export function cutKinds(client: string, kinds: number[]): string {
  const found = new Set<string>();
  const rest = cutSwitches(client, (value) => {
    const [, fiber] = value.match(/^(\w+)\.tag$/) ?? [];
    if (!fiber || fiber === 'update') return;
    found.add(fiber);
    return (test) => kinds.includes(Number(test));
  });
  const added = [...found].filter((name) => !fibers.includes(name));
  const gone = fibers.filter((name) => !found.has(name));
  if (added.length || gone.length)
    throw new Error(
      `React has changed: react-dom decides by the tag of other variables. New: ${list(added)}. Gone: ${list(gone)}. Correct \`fibers\` in src/tooling/react/kinds.ts, or build with --whole-react`,
    );
  return rest;
}
