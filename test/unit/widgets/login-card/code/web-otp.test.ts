import { beforeEach, expect, test, vi } from 'vitest';
import { type Opened, openCodeStep, refused, wait } from '../open-card';

interface OtpRequest {
  otp: { transport: string[] };
  signal: AbortSignal;
  deliver(code: string): Promise<void>;
}

let requests: OtpRequest[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('OTPCredential', class {});
  const get = ({ otp, signal }: OtpRequest) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const deliver = (code: string) => {
        resolve({ code });
        return wait(0);
      };
      requests.push({ otp, signal, deliver });
    });
  vi.stubGlobal('navigator', { credentials: { get } });
});

const pending = () => requests.filter(({ signal }) => !signal.aborted).length;

test('the code from the SMS is filled in and submitted once; a new SMS starts a new request', async () => {
  const { look, last, answer, resend } = await openCodeStep();
  expect(requests[0]?.otp).toEqual({ transport: ['sms'] });
  await requests[0]?.deliver('012345');
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
  await requests[0]?.deliver('222222');
  expect(look()).toMatchObject({ texts: { code: '111111' }, calls: ['checkout', 'phoneLogin'] });
});

test.each<[string, (card: Opened) => void]>([
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
