/** What Chromium, Firefox and Safari say when there is no connection. Some add the host in brackets. */
const lost = /^(Failed to fetch|Load failed)( \(|$)|^(NetworkError when|The \w+ connection) /;

/** Whether `fetch` is the browser's own. Then its TypeError is enough: Safari may write the message in any language. */
function isOwnFetch(): boolean {
  return /^function fetch\(\)[\s\S]+\[native/.test((() => {}).toString.call(window.fetch));
}

/** Whether the browser itself reports that the connection is lost. A script that wraps `fetch` may also throw such an error. */
export function isNetworkError({ name, message }: Error): boolean {
  // A virtual network adapter may say so on a line that works, so this never prevents a call.
  if (navigator.onLine === false) return true;
  return name === 'TypeError' && (isOwnFetch() || lost.test(message));
}

/** The error as text, without the values that the visitor has typed, without queries and without long numbers. */
export function describeError(error: Error, typed: string[]): string {
  const { name, message, stack = '' } = error;
  let text = stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
  for (const value of typed)
    for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
      if (form) text = text.split(form).join('…');
  return text.replace(/\?[^\s)'"]*|\d{4,}/g, '…');
}
