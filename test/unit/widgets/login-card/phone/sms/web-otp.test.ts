import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../../../../src';
import { openCodeStep, settle, type } from '../../open-card';

interface OtpRequest {
  options: { otp: { transport: string[] }; signal: AbortSignal };
  answer(code: string): Promise<void>;
}

let requests: OtpRequest[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('OTPCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (options: OtpRequest['options']) =>
        new Promise((resolve, reject) => {
          options.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
          requests.push({
            options,
            async answer(code) {
              resolve({ code });
              await settle();
            },
          });
        }),
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'credentials');
});

const pending = () => requests.filter(({ options }) => !options.signal.aborted).length;

test('the code from the SMS is filled in and submitted once', async () => {
  const { phone, calls, last } = await openCodeStep();
  expect(requests[0]?.options.otp).toEqual({ transport: ['sms'] });
  await requests[0]?.answer('012345');
  expect([phone.codeStep.code.read(), calls.length, last().args[2]]).toEqual(['012345', 2, '012345']);
});

test('a wrong code from an SMS is not submitted again automatically', async () => {
  const { calls, last } = await openCodeStep();
  await requests[0]?.answer('012345');
  await last().answer(new Failure('refused', 'WrongLogin', undefined, 'Wrong'));
  expect([pending(), calls.length]).toEqual([0, 2]);
});

test('a submit ends the request, and a later SMS changes nothing', async () => {
  const { phone, calls } = await openCodeStep();
  type(phone.codeStep.code, '111111');
  phone.codeStep.verify();
  expect(pending()).toBe(0);
  await requests[0]?.answer('222222');
  expect([phone.codeStep.code.read(), calls.length]).toEqual(['111111', 2]);
});

test.each(['unmount', 'edit', 'change of method'] as const)('the request ends after: %s', async (action) => {
  const { card, phone, abortController } = await openCodeStep();
  expect(pending()).toBe(1);
  if (action === 'unmount') abortController.abort();
  if (action === 'edit') phone.edit();
  if (action === 'change of method') card.switchMethod();
  expect(pending()).toBe(0);
});

test('a new code starts a new request', async () => {
  const { phone, last } = await openCodeStep();
  await requests[0]?.answer('012345');
  await last().answer(new Failure('refused', 'WrongLogin', undefined, 'Wrong'));
  await vi.advanceTimersByTimeAsync(60_000);
  phone.sms.resend();
  await last().answer(true);
  expect(pending()).toBe(1);
});

test('a browser without WebOTP gets no request', async () => {
  Reflect.deleteProperty(globalThis, 'OTPCredential');
  await openCodeStep();
  expect(requests).toEqual([]);
});
