import { html } from '../html.mjs';

/** @type {import('../layout.mjs').Page} */
export const home = {
  home: true,
  title: ({ t }) => t.home.title,
  content: ({ lang, t, translations }) => html`
    <p class="lead">${t.home.lead.join(' ')}</p>
    <p>
      <a class="button" href="/${lang}/karta_zapravok">${translations.FindStations}</a>
      <a class="button button-plain" href="/${lang}/mobilnoe_prilozhenie">${translations.MobileApp}</a>
    </p>
    <h2>${translations.News}</h2>
    <div class="columns">
      ${t.home.news.map(
        ({ date, title, text }) => html`
          <article class="panel">
            <p class="muted">${date}</p>
            <h3>${title}</h3>
            <p>${text.join(' ')}</p>
          </article>`,
      )}
    </div>`,
};
