import { expect, test } from 'vitest';
import type { CoreSite } from './core-site';

/** Tests that a site turns reports into figures, and that a stranger can fill neither its memory nor its meter. */
export function reports(site: () => CoreSite): void {
  const send = async (body: string) =>
    (await fetch(`${site().url}/web/report`, { method: 'POST', body })).status;
  const figures = async (): Promise<string[]> => JSON.parse(await site().text('/figures'));

  test('each line of a report is a figure, and a line with a word or a number of its own is none', async () => {
    const before = (await figures()).length;
    const lines = [
      'report 1 0.01',
      'usable header 350',
      'refused phone code refused WrongLogin 2',
      'refused phone code refused 380501234567 1',
      'usable header 1e999',
      'usable header -1',
      'lost header 101',
      'usable header NaN',
      'usable header',
      'password charge 1',
      'shift ours 0.014',
    ];
    expect(await send(lines.join('\n'))).toBe(204);
    expect((await figures()).slice(before)).toEqual([
      'ev_portal.field.usable widget=header 350',
      'ev_portal.field.refused method=phone step=code kind=refused code=WrongLogin 2',
      'ev_portal.field.shift whose=ours 0.014',
    ]);
  });

  test('what is no report is refused, and so is a long one', async () => {
    expect(await send('')).toBe(400);
    expect(await send('{"report":1}')).toBe(400);
    expect(await send(`report 1 1${'\nusable header 350'.repeat(300)}`)).toBe(413);
  });

  test('more than 200 reports in ten seconds are dropped, and no page is told so', async () => {
    const before = (await figures()).length;
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent++)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => send('report 1 1\nlost header 1')))),
      );
    expect(new Set(statuses)).toEqual(new Set([204]));
    // The ten seconds may end meanwhile, once.
    expect((await figures()).length - before).toBeLessThanOrEqual(400);
  });
}
