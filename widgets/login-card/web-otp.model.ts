/** The text of the SMS that comes, where the browser can hand it over. */
export async function readSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const wish: object = { otp: { transport: ['sms'] }, signal };
  try {
    const found = (await navigator.credentials.get(wish)) as { code?: string } | null;
    return found?.code;
  } catch {
    return undefined; // refused, or no longer wanted
  }
}
