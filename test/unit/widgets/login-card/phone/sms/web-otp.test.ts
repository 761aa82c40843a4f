import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openCodeStep, refused, wait } from '../../open-card';

interface OtpRequest {
  options: { otp: { transport: string[] }; signal: AbortSignal };
  answer(code: string): Promise<void>;
}

let requests: OtpRequest[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('OTPCredential', class {});
  const get = (options: OtpRequest['options']) =>
    new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const answer = (code: string) => {
        resolve({ code });
        return wait(0);
      };
      requests.push({ options, answer });
    });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
});

const pending = () => requests.filter(({ options }) => !options.signal.aborted).length;

test('the code from the SMS is filled in and submitted once; a new SMS starts a new request', async () => {
  const { look, last, answer, resend } = await openCodeStep();
  expect(requests[0]?.options.otp).toEqual({ transport: ['sms'] });
  await requests[0]?.answer('012345');
  expect(look()).toMatchObject({ texts: { code: '012345' }, calls: ['checkout', 'phoneLogin'] });
  expect(last().args[2]).toBe('012345');
  await answer(refused('WrongLogin'));
  expect([pending(), look().calls.length]).toEqual([0, 2]);
  await wait(60);
  await resend(true);
  expect(pending()).toBe(1);
});

test('a submit ends the request, and a later SMS changes nothing', async () => {
  const { type, submit, look } = await openCodeStep();
  type('code', '111111');
  submit();
  expect(pending()).toBe(0);
  await requests[0]?.answer('222222');
  expect(look()).toMatchObject({ texts: { code: '111111' }, calls: ['checkout', 'phoneLogin'] });
});

test.each<[string, (card: Awaited<ReturnType<typeof openCodeStep>>) => void]>([
  ['unmount', ({ unmount }) => unmount()],
  ['edit', ({ phone }) => phone.edit()],
  ['change of method', ({ card }) => card.switchMethod()],
])('the request ends after: %s', async (_, act) => {
  const opened = await openCodeStep();
  expect(pending()).toBe(1);
  act(opened);
  expect(pending()).toBe(0);
});

test('a browser without WebOTP gets no request', async () => {
  Reflect.deleteProperty(globalThis, 'OTPCredential');
  await openCodeStep();
  expect(requests).toEqual([]);
});
