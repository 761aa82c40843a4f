import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { fullData, fullPage } from '../../browser/document';
import { lowContrasts } from '../../browser/faults-of-state';
import { settled, useSite, type Visited } from '../../browser/visit';
import type { Translations } from '../../site/build.mjs';
import { pageData } from '../../site/page-data.mjs';
import { footer, header, loginCard } from '../../site/placeholders.mjs';
import { texts } from '../../site/texts.mjs';
import { buildSite, built, env, sdkVersion } from '../dotnet';
import { dictionary } from '../portal/portal';

const sdk = sdkVersion();
if (!sdk) console.log('The first content is not written: there is no .NET SDK 10 or newer on this machine.');

const link = '<link rel="stylesheet" href="/widgets/widgets.css">';

describe.skipIf(!sdk)('the first content that the C# writes', () => {
  const site = useSite();
  beforeAll(() => buildSite('test/aspnet/first-content'), 120_000);

  /** Asks the C# for widgets on pages with some data. */
  const contents = (asked: { widget: string; page: object; address?: string }[]): string[] => {
    const program = `${built}/first-content/bin/FirstContents/debug/FirstContents.dll`;
    const input = JSON.stringify(asked.map((each) => ({ address: '/uk', ...each })));
    return JSON.parse(execFileSync('dotnet', [program], { input, env, encoding: 'utf8' }));
  };

  const languages = { en: 'English', ru: 'Русский', uk: 'Українська' };
  const dataIn = (lang: string, more: object = {}) => ({
    ...fullData,
    lang,
    languages,
    translations: dictionary(lang === 'en' || lang === 'ru' ? lang : 'uk'),
    ...more,
  });

  /** The links in the HTML of the C#, and those of the mounted widget. */
  async function linksOf(widget: 'header' | 'footer', page: object) {
    const [html = ''] = contents([{ widget, page }]);
    const opened = await site.openDocument(fullPage({ page }));
    await settled(opened);
    return opened.evaluate(
      ([html, place]) => {
        const first = document.createElement('div');
        first.innerHTML = html;
        const read = (element: Element | null) =>
          [...(element?.querySelectorAll<HTMLAnchorElement>('a[href]:not([data-first] > a)') ?? [])].map(
            (each) => [each.text, each.href],
          );
        return { first: read(first), mounted: read(document.querySelector(place)) };
      },
      [html, widget === 'header' ? 'header nav' : 'footer'] as const,
    );
  }

  const own = [
    { name: 'Тарифи & <b>', link: '/uk/taryfy' },
    { name: 'Тариф', link: '//evil.example' },
    { name: 'Тариф', link: '/\\evil.example' },
    { name: 'Тариф', link: '\\\\evil.example' },
    { name: 'Тариф', link: ' java\nscript:alert(1)' },
  ];
  test.for<[string, object]>([
    ['en', {}],
    ['ru', {}],
    ['uk', {}],
    ['uk-UA', {}],
    ['UK', {}],
    ['de', {}],
    ['uk', { menu: own, footerLinks: own }],
    [
      'uk',
      { mainSite: { url: 'https://main.example/base/', news: 'news', shop: '//evil.example/', about: '/é' } },
    ],
    ['uk', { mainSite: { url: 'javascript:alert(1)', news: '/news' }, contacts: { phones: ['none'] } }],
    ['uk', { mainSite: null, contacts: null, translations: { menu: 'Меню', LOGIN: 'Вхід', Contacts: ' ' } }],
  ])('has the links of the widget: language %s, %j', async ([lang, more]) => {
    for (const accessRights of ['', 'Admin'])
      for (const widget of ['header', 'footer'] as const) {
        const { first, mounted } = await linksOf(widget, dataIn(lang, { accessRights, ...more }));
        expect(mounted.length).toBeGreaterThan(1);
        expect([accessRights, widget, first]).toEqual([accessRights, widget, mounted]);
      }
  });

  test.for(['en', 'ru', 'uk'] as const)('is what the stand-in site has: %s', async (lang) => {
    const page = await site.openDocument(fullPage({ body: '', scripts: '' }));
    /** The placeholders without blanks between tags. */
    const parse = (html: string) =>
      page.evaluate((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        return body.innerHTML.replace(/>\s+|\s+</g, (blanks) => blanks.trim());
      }, html);
    for (const role of ['', 'Admin'] as const) {
      const visit = { origin: 'https://chargers.example', path: `/${lang}/account/login` };
      const translations = dictionary(lang) as Translations;
      const context = { lang, t: texts[lang], translations, user: { role }, visit };
      const data = pageData(context, { title: '', breadcrumbs: [], controls: [] });
      const found = contents(
        ['header', 'login-card', 'footer'].map((widget) => ({ widget, page: data, address: visit.path })),
      );
      const standIn = [header, loginCard, footer].map((of) => String(of(context as never)));
      for (const [at, html] of standIn.entries())
        expect(await parse(html)).toContain(`>${await parse(found[at] ?? '')}<`);
    }
  });

  /** A page without scripts, in which a site styles links and lists. */
  async function unscripted(width: number, scripts = ''): Promise<Visited> {
    const page = dataIn('uk', { accessRights: 'Admin', contacts: fullData.Contacts });
    const [header, footer, card] = contents(
      ['header', 'footer', 'login-card'].map((widget) => ({ widget, page, address: '/uk' })),
    );
    const body = `<div data-widget="header">${header}</div><h1>Текст</h1><div data-widget="login-card">${card}</div>
<p>Текст</p><div data-widget="footer">${footer}</div><p>Кінець</p>`;
    const styles = 'a { color: #00f } nav, ul, li, h2 { margin: 40px; padding: 20px } h2 { font-size: 60px }';
    const head = `${link}${site.stylesheet(styles)}`;
    const parts = scripts ? { head, body, page } : { head, body, page, scripts };
    return site.openDocument(fullPage(parts), {}, { viewport: { width, height: 900 } });
  }
  const heights = (page: Visited) =>
    page
      .locator('[data-widget]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));

  test.for([320, 359, 360, 639, 640, 768, 1023, 1024, 1361, 1920])(
    'has the height of the widgets at %i px, and fits',
    async (width) => {
      const page = await unscripted(width);
      const before = await heights(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const mounted = await unscripted(width, 'all');
      await settled(mounted);
      expect(await heights(mounted)).toEqual(before);
    },
  );

  /** What a site may have given of its contacts and its main website. */
  const hotline = { hotline: '0 800 000 000' };
  const someData: Record<string, object> = {
    'no contacts and no main website': { contacts: null, mainSite: null },
    'contacts alone': { mainSite: null },
    'a main website alone': { contacts: null },
    'a hotline and one page': {
      contacts: hotline,
      mainSite: { url: 'https://main.example/', about: '/about' },
    },
    'an email address, an address and more links': {
      contacts: { email: 'info@example.com', address: 'Запоріжжя' },
      mainSite: null,
      footerLinks: [
        { name: 'Вакансії', link: '/uk/vakansii' },
        { name: 'Реквізити', link: '/uk/rekvizyty' },
      ],
    },
  };
  test.for(
    Object.keys(someData).flatMap((data) =>
      [320, 390, 639, 768, 1023, 1361].map((width) => [data, width] as const),
    ),
  )('of the footer has the height of the widget, with %s at %i px', async ([data, width]) => {
    const page = dataIn('uk', someData[data]);
    const [first] = contents([{ widget: 'footer', page }]);
    // Reserves less than each of these footers needs at this width.
    const head = link + site.stylesheet('[data-widget] { min-height: 9px !important }');
    const body = `<div data-widget="footer">${first}</div>`;
    const opened = await site.openDocument(
      fullPage({ head, body, page, scripts: '' }),
      {},
      { viewport: { width, height: 900 } },
    );
    const before = await heights(opened);
    const mounted = await site.openDocument(
      fullPage({ head, body, page }),
      {},
      { viewport: { width, height: 900 } },
    );
    await settled(mounted);
    expect(await heights(mounted)).toEqual(before);
  });

  test('can be read on its ground, also where the site has colours of its own for links', async () => {
    const page = await unscripted(1361);
    expect(await lowContrasts(page)).toEqual([]);
  });

  test('is the HTML that a browser makes of it', async () => {
    const page = await site.openDocument(fullPage({ body: '', scripts: '' }));
    const all = contents(
      ['header', 'footer', 'login-card'].map((widget) => ({ widget, page: dataIn('en') })),
    );
    const parsed = await page.evaluate(
      (all) => all.map((html) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML),
      all,
    );
    expect(parsed).toEqual(
      all.map((html) => html.replace(/ data-(late|old)(?=[ >])| hidden(?=>)/g, '$&=""')),
    );
  });

  test.for([
    ['knows cascade layers', '@layer', 'завантажується'],
    ['drops them', '@unknown', 'застарий'],
  ] as const)('of the card has one text in a browser that %s', async ([, rule, expected]) => {
    const [card = ''] = contents([{ widget: 'login-card', page: dataIn('uk') }]);
    const css = await (await fetch(`${site.server.url}/widgets/widgets.css`)).text();
    // Many sites have this rule. Bootstrap is one.
    const ofSite = '[hidden] { display: none !important }';
    const head = site.stylesheet(css.replaceAll('@layer', rule) + ofSite);
    const body = `<div data-widget="login-card">${card}</div>`;
    const page = await site.openDocument(fullPage({ head, body, scripts: '' }));
    const seen = await page
      .locator('[data-first] > p:not([data-late])')
      .evaluateAll((all) =>
        all.filter((each) => each.getClientRects().length).map((each) => each.textContent),
      );
    expect(seen).toEqual([expect.stringContaining(expected)]);
  });

  test('the link of the card comes after eight seconds', async () => {
    const page = await unscripted(1361);
    const late = page.locator('[data-late]');
    expect(await late.isVisible()).toBe(false);
    await late.evaluate((each) => each.parentElement?.getAnimations()[0]?.finish());
    expect(await late.isVisible()).toBe(true);
  });
});
