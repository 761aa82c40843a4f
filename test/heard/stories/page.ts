import { html, probe, tags } from '../../browser/document';
import { json } from '../../browser/login-card/card';
import { texts } from '../../site/texts.mjs';
import { en } from '../../texts';
import { element, must, should, told } from '../demands';
import type { Story } from '../story';

const words = texts.en;
const failing = `({ jsx, signal, useSignals, useEffect }) => {
  const broken = signal(false);
  return () => {
    useSignals();
    if (broken.value) throw new Error('broken');
    return jsx('button', { children: '${en.Next}', onClick: () => { broken.value = true } });
  };
}`;

const inEnglish = (body: string, scripts: string, page = {}) => ({
  html: html({
    body: `<main>${body}</main>`,
    scripts,
    page: { lang: 'en', translations: en, ...page },
  }).replace('lang="uk"', 'lang="en"'),
});

const version = 'v. 2.14.3';
const links = (...names: string[]) => names.map((name) => element(name, 'link'));

/** The other widgets. */
export const pageStories: Story[] = [
  {
    name: 'language',
    begins: 'at the end',
    page: '/states/header-without-main-site?backend=culture:500',
    planned: true,
    async tell(visit) {
      await visit.presses(
        'Shift+Tab',
        must(element(en.Language, 'button', 'collapsed')),
        should(told('banner')),
      );
      await visit.presses('Enter', must(told('expanded')));
      await visit.presses('Tab', must(element('Українська', 'button')), should(told('list')));
      const refuse = visit.answersLater('/web/setculture', json({}, 500));
      await visit.presses('Enter', must(told('collapsed')));
      await visit.happens(
        'the server cannot change the language',
        refuse,
        must(en.LanguageChangeError),
        must(told('expanded')),
      );
      await visit.presses('Tab', must(element('Українська', 'button')));
      await visit.presses('Tab', must(element('Русский', 'button')));
      await visit.presses('Escape', must(element(en.Language, 'button', 'collapsed')));
    },
  },
  {
    name: 'account-menu',
    page: '/states/header-admin',
    begins: 'at the end',
    async tell(visit) {
      await visit.presses('Shift+Tab', must(element(en.Language, 'button', 'collapsed')));
      await visit.presses(
        'Shift+Tab',
        must(element(en.PersonalAccount, 'button', 'collapsed')),
        should(told('navigation', 'list')),
      );
      await visit.presses('Enter', must(told('expanded')));
      await visit.presses('Tab', must(element(en.ControlPanel, 'link')));
      await visit.presses('Shift+Tab', must(element(en.PersonalAccount, 'button', 'expanded')));
      await visit.presses('Escape', must(told('collapsed')));
    },
  },
  {
    name: 'phone-menu',
    width: 600,
    page: '/states/header-admin',
    planned: true,
    async tell(visit) {
      await visit.presses('Tab', must(element(en.SkipToContent, 'link')));
      await visit.presses('Tab', must(element(en.ProductTitle, 'link')));
      await visit.presses('Tab', must(element(en.Menu, 'button', 'collapsed')), should(told('navigation')));
      await visit.presses('Enter', must(told('expanded')));
      const all = links(en.MainSite, en.FindStations, en.Contacts);
      for (const link of all) await visit.presses('Tab', must(link));
      await visit.presses('Tab', must(element(en.PersonalAccount, 'button', 'collapsed')));
      await visit.presses('Enter', must(told('expanded')));
      const admin = [
        en.ControlPanel,
        en.PersonalProfile,
        en.Clients,
        en.StationsMap,
        en.Chargers,
        en.Reports,
      ];
      for (const link of links(...admin, en.PaymentArchive)) await visit.presses('Tab', must(link));
      await visit.presses('Tab', must(element(en.Logout, 'button')));
      await visit.presses(
        'Enter',
        must(en.DoYouReallyWantToQuit, element(en.No, 'button')),
        should(told('dialog')),
      );
      await visit.presses('Tab', must(element(en.Yes, 'button')));
      await visit.presses('Escape', should(element(en.PersonalAccount, 'button')));
      await visit.presses('Escape', must(told('collapsed')), should(element(en.Menu, 'button')));
    },
  },
  {
    name: 'breadcrumb',
    page: inEnglish('<div data-widget="page-header"></div>', tags('page-header'), {
      title: en.Chargers,
      breadcrumbs: [
        { name: en.HomePage, link: '/' },
        { name: en.ControlPanel, link: '/panel' },
        { name: en.Chargers, link: '' },
      ],
      controls: [{ name: words.controls.print, action: 'print' }],
    }),
    tell: (visit) =>
      visit.reads(
        must(
          ...links(en.HomePage, en.ControlPanel),
          element(en.Chargers),
          element(en.Chargers, 'heading'),
          element(words.controls.print, 'button'),
        ),
        should(element(en.Chargers, 'current')),
      ),
  },
  {
    name: 'footer',
    page: '/states/footer-full',
    tell: (visit) =>
      visit.reads(
        must(
          element(en.Contacts, 'heading'),
          en.Hotline,
          ...links('0 800 000 000', '+380 00 000 00 00', '+380 00 000 00 01', 'info@example.com'),
          words.address,
          element(en.ProductTitle, 'heading'),
          ...links(en.Leaflet, en.StationsMap),
          element(en.MainSite, 'heading'),
          ...links(en.AboutUs, en.Contacts, en.SupportService, en.MobileApp),
          ...links(en.News, en.Shop, en.PrivacyPolicy, en.Terms),
          '© 2026',
          version,
        ),
      ),
  },
  {
    name: 'widget-that-fails',
    page: inEnglish(
      `<h1>${words.home}</h1><div data-widget="probe"><p>${words.noScript}</p></div>`,
      probe('probe', failing) + tags('footer'),
    ),
    async tell(visit) {
      await visit.presses('Tab', must(element(en.Next, 'button')));
      await visit.presses('Enter');
      await visit.reads(must(words.noScript));
    },
  },
];
