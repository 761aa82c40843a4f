import { type Page, readPage } from '../../../../../src/extras/doctor/html/page';

/** Reads a page that a server sends. */
export function pageOf(html: string | Buffer, headers: Record<string, string> = {}, path = '/uk'): Page {
  const address = new URL(path, 'https://portal.example');
  const all = { 'content-type': 'text/html; charset=utf-8', ...headers };
  const body = Buffer.from(html as string);
  return readPage({
    address,
    path: [address],
    status: 200,
    headers: all,
    cookies: [],
    sent: body.length,
    body,
  });
}
