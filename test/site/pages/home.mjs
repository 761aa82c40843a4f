import { html } from '../html.mjs';
import { map } from '../map.mjs';

/** @satisfies {import('../layout.mjs').Page} */
export const home = {
  title: ({ t }) => t.home,
  home: true,
  styles: () => ['portal'],
  widgets: ['header', 'footer'],
  content: ({ lang, t, translations, user }) => html`
    <div class="hero">
      <div>
        <h1>${t.home}</h1>
        <p>${t.offer}</p>
        <p><a class="action" href="/${lang}/${user ? 'panel' : 'account/login'}">${user ? translations.ControlPanel : translations.Login}</a></p>
        <ul class="tiles">${t.facts.map(([figure, about]) => html`<li><strong>${figure}</strong> ${about}</li>`)}</ul>
      </div>
      ${map(t)}
    </div>`,
};
