// @vitest-environment node
// A reader pastes a command into bash or into Windows PowerShell 5.1.
import { expect, test } from 'vitest';
import { documents, textOf } from './documents';
import { expectNone } from './expect-none';

/** What one of both does not know: lists of commands, what only sh has, and a folder that the next line is in, too. */
const foreign = /&&|\|\||\$\(|\\$|^\s*(?:cd|test|export|rm|source|\[) /;

/** Indented blocks are for the console of a Linux server, as their text says. */
const commandsOf = (path: string) => {
  const blocks = [...textOf(path).matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, lines = '']) =>
    lines.trim().split('\n'),
  );
  const inText = [...textOf(path).matchAll(/`((?:npm|node|dotnet|git) [^`\n]+)`/g)].map(
    ([, command = '']) => command,
  );
  return [...blocks, ...inText];
};

// The changelog names what former versions needed. The tests of the project run in bash.
const read = documents.filter((path) => !/^(test\/|CHANGELOG)/.test(path));

test('each command of a document works in bash and in Windows PowerShell', () => {
  const commands = read.flatMap((path) => commandsOf(path).map((command) => ({ path, command })));
  expect(commands.length).toBeGreaterThan(20);
  expectNone(
    commands.filter(({ command }) => foreign.test(command)).map(({ path, command }) => `${path}: ${command}`),
    'Write each command on a line of its own, with the folder as an argument.',
  );
});
