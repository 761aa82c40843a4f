import { onTestFinished, vi } from 'vitest';
import { createBackend } from '../../../../src';

export interface Reply {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

/** Replaces the network. Each request gets `server.reply` and is recorded. */
export function serve() {
  const server = { reply: { body: '{"Value":true}' } as Reply, requests: [] as string[] };
  vi.stubGlobal('fetch', async (input: Request | string) => {
    server.requests.push(new URL(typeof input === 'string' ? input : input.url, location.href).pathname);
    const { status = 200, body = '', headers } = server.reply;
    return new Response(status === 204 ? null : body, { status, headers });
  });
  // An answer that cannot be used is also told in the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const backend = createBackend({ apiUrl: '', bodyFormat: 'json', languages: [] });
  return { server, backend };
}

type ErrorObject = { Code?: string; Data?: unknown; Error?: string };

const camel = (found: object) =>
  Object.fromEntries(
    Object.entries(found).map(([key, value]) => [key[0]?.toLowerCase() + key.slice(1), value]),
  );

/** The forms in which a server reports a failure. */
export const failureForms: Record<string, (error: ErrorObject) => Reply> = {
  'HTTP error, PascalCase': (error) => ({ status: 400, body: JSON.stringify(error) }),
  'HTTP error, camelCase': (error) => ({ status: 400, body: JSON.stringify(camel(error)) }),
  '200 with Status, PascalCase': (error) => ({
    body: JSON.stringify({ Status: 1, Error: JSON.stringify(error) }),
  }),
  '200 with status, camelCase': (error) => ({
    body: JSON.stringify({ status: true, error: JSON.stringify(camel(error)) }),
  }),
  '200 with Status and the object itself': (error) => ({
    body: JSON.stringify({ Status: 'failed', Error: error }),
  }),
};
