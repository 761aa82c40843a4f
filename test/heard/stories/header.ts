import { json } from '../../browser/login-card/card';
import type { Stories } from '../reader/story';

const body = '<div data-widget="header"></div><main><p>…</p></main>';
const widget = 'header';

/** The header: languages, account, and the menu of a phone. */
export function tellOfHeader({ lang, t, story, answerLater }: Stories) {
  const [first, second] = lang === 'en' ? ['Українська', 'Русский'] : ['Русский', 'English'];
  const page = { MainSite: undefined };

  story('language', { widget, body, page, begins: 'at the end' }, async (visit) => {
    await visit.presses('Shift+Tab', t.Language);
    await visit.presses('Enter');
    await visit.presses('Tab', first);
    const refuse = answerLater('/web/setculture', json({}, 500));
    await visit.presses('Enter');
    await visit.hears('the server cannot change the language', [t.LanguageChangeError], refuse);
    await visit.presses('Tab', first);
    await visit.presses('Tab', second);
    await visit.presses('Escape');
  });

  story('account-menu', { widget, body, page, role: 'Admin', begins: 'at the end' }, async (visit) => {
    await visit.presses('Shift+Tab', t.Language);
    await visit.presses('Shift+Tab', t.PersonalAccount);
    await visit.presses('Enter');
    await visit.presses('Tab', t.ControlPanel);
    await visit.presses('Shift+Tab', t.PersonalAccount);
    await visit.presses('Escape');
    await visit.presses('Enter');
    for (const name of [t.ControlPanel, t.PersonalProfile, t.Clients, t.StationsMap, t.Chargers, t.Reports])
      await visit.presses('Tab', name);
    await visit.presses('Tab', t.PaymentArchive);
    await visit.presses('Tab', t.Logout);
    await visit.presses('Enter', t.DoYouReallyWantToQuit, t.No);
    await visit.presses('Tab', t.Yes);
    await visit.presses('Escape');
    await visit.presses('Tab', t.Language);
  });

  story('phone-menu', { widget, body, page, width: 600 }, async (visit) => {
    await visit.presses('Tab', t.ProductTitle);
    await visit.presses('Tab', t.Menu);
    await visit.presses('Enter');
    await visit.presses('Tab', t.FindStations);
    await visit.presses('Escape');
  });
}
