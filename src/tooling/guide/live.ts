import { callPaths } from '../../facts/routes';
import { propertiesOf } from '../from-facts/documents/widget-tables';
import { texts } from '../from-facts/translations/texts';
import {
  type CallName,
  type ErrorCode,
  englishErrors,
  type FixedAnswer,
  refused,
} from '../states/answers.mjs';
import { type State, type StateOfWidget, states } from '../states/states.mjs';
import { inWords } from '../states/steps.mjs';
import { widgetNames } from '../widget-names';
import { headOf } from './html';

/** The states that the guide shows, by widget. The first one is shown first. */
export const liveStates: Record<string, StateOfWidget[]> = Object.fromEntries(
  widgetNames().map((name) => [name, states.filter(({ widget, guide }) => widget === name && guide)]),
);

/** The data of the pages in the frames. One language: the flags of a switcher would have to be at the root of the host. */
const liveData = {
  Lang: 'en',
  SiteUrl: 'https://portal.example/',
  MainSite: {
    Url: 'https://www.example.com/',
    About: '/about',
    Contacts: '/contacts',
    Support: '/support',
    MobileApp: '/app',
    News: '/news',
    Shop: '/shop',
  },
  Contacts: {
    Hotline: '0 800 000 000',
    Phones: ['+380 00 000 00 00'],
    Email: 'info@example.com',
    Address: '1 Example Street, Kyiv',
  },
};

const widths: [value: string, name: string][] = [
  ['320', '320 px'],
  ['390', '390 px'],
  ['1400', '1400 px, made smaller'],
  ['full', 'full'],
];

/** These look otherwise in a window that is wider than the page of the guide. */
const wide = ['header'];

/** What a reader cannot see in the frame. */
const notes: Record<string, string> = {
  'login-card':
    'No SMS is sent. Any number, code, email and password are right here, unless the state says otherwise.',
};

/** The height of a frame until its page says how high it is. The panels of the header open below it, so its frame stays as high. */
const heights: Record<string, number> = { header: 420, 'login-card': 560, footer: 620 };

const nameOf = (widget: string) => widget.replace('-', ' ');

const choice = (label: string, id: string, options: (readonly [value: string, name: string])[]) =>
  `<p><label for="${id}">${label}</label> <select id="${id}">${options
    .map(([value, name]) => `<option value="${value}">${name}</option>`)
    .join('')}</select></p>`;

/** The widget in a frame, with what a reader can choose. Without scripts the frame shows the first state. */
export function liveSection(widget: string, address: (target: string) => string): string {
  const shown = liveStates[widget];
  if (!shown?.length) throw new Error(`no state of ${widget} in src/tooling/states/ has \`guide\``);
  const colours = propertiesOf(widget).flatMap(({ name, colour }) =>
    colour
      ? `<p><label for="${name}"><code>${name}</code></label> <input type="color" id="${name}" value="${colour}"></p>`
      : [],
  );
  return `<section class="live" aria-label="The ${nameOf(widget)}, live">
<fieldset class="choices">
<legend>Try it</legend>
${choice(
  'State',
  'state',
  shown.map(({ name }, at) => [`${at}`, name] as const),
)}
${choice('Width', 'width', widths)}
${colours.join('\n')}
<p><button type="button">Reset</button></p>
</fieldset>
<div class="frame" data-width="390"${wide.includes(widget) ? ' data-wide' : ''}><iframe src="${address(`live/${widget}.html`)}" title="The ${nameOf(widget)}" height="${heights[widget] ?? 150}"${widget === 'header' ? ' data-least="420"' : ''} loading="lazy"></iframe></div>
${notes[widget] ? `<p>${notes[widget]}</p>\n` : ''}<pre id="theme" tabindex="0" hidden></pre>
</section>
`;
}

/** The page of a frame. Its script gives the data and the answers, so it needs no server. */
export function livePage(widget: string): string {
  const address = (target: string) => `../${target}`;
  const scripts = ['translations/en', 'shared', widget].map(
    (name) => `<script src="../dist/${name}.js" defer></script>\n`,
  );
  const head = `<link rel="stylesheet" href="../dist/widgets.css">
<link rel="stylesheet" href="../assets/live.css">
<script src="../assets/live.js"></script>
${scripts.join('')}`;
  return `${headOf(`The ${nameOf(widget)}`, address, head)}<body>
<div data-widget="${widget}"></div>
</body>
</html>
`;
}

/** What the server answers in a state: a status and a body, by the path of the call. Null is no answer. */
function answersOf({ backend }: State): Record<string, [number, object] | null> {
  if (!backend) return {};
  const [call, answer] = backend.split(':') as [CallName, FixedAnswer];
  const path = Object.values(callPaths).find((path) => path.endsWith(`/${call}`));
  if (path && answer === 'slow') return { [path]: null };
  if (!path || !(answer in englishErrors))
    throw new Error(`src/tooling/guide/live.ts knows no answer ${backend}`);
  const code = answer as ErrorCode;
  const { status = 200, json } = refused(call, { code, words: englishErrors[code] });
  return { [path]: [status, json] };
}

/** A state as assets/live.js plays it. JSON leaves out undefined, and null removes a field, too. */
function playable(state: StateOfWidget) {
  const { name, role = '', login, reserve, page, guide, steps = [] } = state;
  const data = Object.entries({ AccessRights: role, ...page, ...(guide === true ? {} : guide) });
  const played = steps.map((step) => inWords(step, texts.en));
  const others = played.filter(([action = '']) => !['click', 'fill', 'until'].includes(action));
  if (others.length) throw new Error(`assets/live.js cannot play ${others[0]} of the state ${state.id}`);
  const fields = Object.fromEntries(data.map(([name, value]) => [name, value ?? null]));
  return { name, login, reserve, page: fields, answers: answersOf(state), steps: played };
}

/** The script of the frames, with their data before it. */
export function liveScript(source: string): string {
  const played = Object.entries(liveStates).map(([widget, list]) => [widget, list.map(playable)]);
  return `window.guide = ${JSON.stringify({ data: liveData, states: Object.fromEntries(played) })};\n${source}`;
}
