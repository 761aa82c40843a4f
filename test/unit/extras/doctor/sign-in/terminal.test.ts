// @vitest-environment node
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { terminal } from '../../../../../src/extras/doctor/sign-in/terminal';

function typing(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const shown: string[] = [];
  const questions = new PassThrough().on('data', (text) => shown.push(`${text}`));
  const operator = terminal(input, questions);
  onTestFinished(() => operator.close());
  return { input, operator, text: () => shown.join('') };
}

test('a terminal shows what is typed, but not a secret', async () => {
  const { input, operator, text } = typing(true);
  const secret = operator.ask('The password: ', true);
  input.write('charge\r');
  expect(await secret).toBe('charge');
  const name = operator.ask('The name: ');
  input.write('Olena\r');
  expect(await name).toBe('Olena');
  expect(text()).toContain('Olena');
  expect(text()).not.toContain('charge');
});

test('the lines of another program are the answers, one after the other, and then there is none', async () => {
  const { input, operator } = typing(false);
  input.end('0042\nOlena\n');
  const answers = [await operator.ask('1 '), await operator.ask('2 '), await operator.ask('3 ', true)];
  expect(answers).toEqual(['0042', 'Olena', '']);
});
