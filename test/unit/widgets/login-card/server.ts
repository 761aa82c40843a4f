import { vi } from 'vitest';
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
  const backend = createBackend({ apiUrl: '', bodyFormat: 'json', languages: [] });
  return { server, backend };
}
