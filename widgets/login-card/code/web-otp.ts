/** The end of the latest request (WebOTP). They run one at a time: Chromium 156 crashes if two start and are aborted in one task. */
let latest: Promise<unknown> = Promise.resolve();

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));

/**
 * The text of the next SMS, if the browser can read it (WebOTP). After such a request Chromium never keeps the page in its back/forward cache.
 * So the card requests it only at the code step. A visitor who returns to that step gets a new page, which restores the step.
 */
export async function readSms(signal: AbortSignal): Promise<string | undefined> {
  if (!Object.hasOwn(window, 'OTPCredential')) return undefined;
  const ask = async () => {
    if (signal.aborted) return undefined;
    const options: object = { otp: { transport: ['sms'] }, signal };
    try {
      const found = (await navigator.credentials.get(options)) as { code?: string } | null;
      return found?.code;
    } catch {
      return undefined; // Refused or aborted.
    }
  };
  const turn = latest.then(() => Promise.race([ask(), aborted(signal)]));
  latest = turn;
  return turn;
}
