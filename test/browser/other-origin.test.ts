import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { dist, footer, html, manifest } from './document';
import { withoutPolicy } from './policy';
import { settled, useSite } from './visit';

const site = useSite();

const css = (response: ServerResponse, length?: number) => {
  const body = dist('widgets.css');
  response.writeHead(200, { 'content-type': 'text/css', ...(length && { 'content-length': body.length }) });
  if (length) response.write(body.slice(0, length), () => response.destroy());
  else response.end(body);
};

/** How widgets.css comes, the attributes of its tag, and whether it is requested again. */
const cases: [string, (response: ServerResponse) => void, string, boolean][] = [
  ['that has loaded', (response) => css(response), '', false],
  ['that is missing', (response) => response.writeHead(404).end(), '', true],
  ['that was refused', (response) => response.destroy(), '', true],
  ['that was cut', (response) => css(response, dist('widgets.css').length - 10), '', true],
  [
    'that is an HTML page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Moved'),
    '',
    true,
  ],
  [
    'with integrity and without crossorigin',
    (response) => css(response),
    `integrity="${manifest.files['widgets.css'].integrity}"`,
    false,
  ],
];

test.for(cases)('a widgets.css of another origin %s', async ([name, answer, attributes, isAgain]) => {
  const other = site.server.url.replace('localhost', '127.0.0.1');
  site.server.answer('/widgets/widgets.css', (_, response) => answer(response));
  const page = await site.visitor();
  await page.clock.install();
  const tags = `<script src="${other}/widgets/shared.js" defer></script><script src="${other}/widgets/footer.js" defer></script>`;
  site.serve(
    '/document',
    html({
      body: footer,
      head: `<link rel="stylesheet" href="${other}/widgets/widgets.css" ${attributes}>`,
      scripts: tags,
    }),
    withoutPolicy,
  );
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  for (let time = 0; time < 40; time += 2) await page.clock.runFor(2_000);
  const own = page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
  site.server.answer('/widgets/widgets.css');
  const again = await page.locator('link[href*="retry="]').count();
  expect([name, again > 0, own.length]).toEqual([name, isAgain, isAgain || attributes ? 1 : 0]);
  if (attributes)
    expect(own).toEqual([expect.stringMatching(/widgets\.css needs the attribute crossorigin,/)]);
});
