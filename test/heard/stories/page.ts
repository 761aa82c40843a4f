import { json } from '../../browser/login-card/card';
import { en } from '../../texts';
import { element, must, should, told } from '../demands';
import type { Story } from '../story';

const links = (...names: string[]) => names.map((name) => element(name, 'link'));

/** The header. The simulated reader of `test/browser/reading` reads what does not change. */
export const pageStories: Story[] = [
  {
    name: 'language',
    page: '/states/header-without-main-site?backend=culture:500',
    planned: true,
    async tell(visit) {
      await visit.presses('Tab', must(element(en.SkipToContent, 'link')));
      await visit.presses('Tab', must(element(en.ProductTitle, 'link')));
      await visit.presses('Tab', must(element(en.Language, 'button', 'collapsed')));
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
    name: 'phone-menu',
    width: 600,
    page: '/states/header-admin',
    planned: true,
    async tell(visit) {
      await visit.presses('Tab', must(element(en.SkipToContent, 'link')));
      await visit.presses('Tab', must(element(en.ProductTitle, 'link')));
      await visit.presses('Tab', must(element(en.Language, 'button', 'collapsed')));
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
];
