import { probe, tags } from '../../browser/document';
import type { Stories } from '../reader/story';

/** What a visitor reads who goes through the page line by line. */
export function tellOfPage({ t, words, story }: Stories) {
  story(
    'breadcrumb',
    {
      widget: 'page-header',
      page: {
        title: t.Chargers,
        breadcrumbs: [
          { name: t.HomePage, link: '/' },
          { name: t.ControlPanel, link: '/panel' },
          { name: t.Chargers, link: '' },
        ],
        controls: [{ name: words.controls.print, action: 'print' }],
      },
    },
    (visit) => visit.reads(words.controls.print),
  );

  const version = '2.14.3';
  story('footer', { widget: 'footer', body: '<div data-widget="footer"></div>', shows: version }, (visit) =>
    visit.reads(version),
  );

  const failing = `({ jsx, signal, useSignals, useEffect }) => {
    const broken = signal(false);
    return () => {
      useSignals();
      if (broken.value) throw new Error('broken');
      return jsx('button', { children: '${t.Next}', onClick: () => { broken.value = true } });
    };
  }`;
  story(
    'widget-that-fails',
    {
      widget: 'probe',
      body: `<main><h1>${words.home}</h1><div data-widget="probe"><p>${words.noScript}</p></div></main>`,
      scripts: probe('probe', failing) + tags('footer'),
    },
    async (visit) => {
      await visit.presses('Tab', t.Next);
      await visit.presses('Enter');
      await visit.reads(words.noScript);
    },
  );
}
