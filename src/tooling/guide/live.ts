import { propertiesOf } from '../documents/widget-tables';
import { texts } from '../translations/texts';
import { headOf } from './html';
import { liveData, liveStates, type Step } from './states';

export const liveWidgets = Object.keys(liveStates);

const widths = ['320', '390', 'full'];

/** The height of a frame until its page says how high it is. The panels of the header open below it, so its frame stays as high. */
const heights: Record<string, number> = { header: 420, 'login-card': 560, footer: 620 };

const nameOf = (widget: string) => widget.replace('-', ' ');

const choice = (label: string, id: string, options: string[]) =>
  `<p><label for="${id}">${label}</label> <select id="${id}">${options.map((name, at) => `<option value="${at}">${name}</option>`).join('')}</select></p>`;

/** The widget in a frame, with what a reader can choose. Without scripts the frame shows the first state. */
export function liveSection(widget: string, address: (target: string) => string): string {
  const states = liveStates[widget];
  if (!states) throw new Error(`src/tooling/guide/states.ts has no states of ${widget}`);
  const colours = propertiesOf(widget).flatMap(({ name, usual }) => {
    const [hex] = usual.match(/#\w+/) ?? [];
    return hex ? { name, hex } : [];
  });
  const colour = ({ name, hex }: (typeof colours)[number]) =>
    `<p><label for="${name}"><code>${name}</code></label> <input type="color" id="${name}" value="${hex}"></p>`;
  return `<section class="live" aria-label="The ${nameOf(widget)}, live">
<fieldset class="choices">
<legend>Try it</legend>
${choice(
  'State',
  'state',
  states.map(({ name }) => name),
)}
${choice(
  'Width',
  'width',
  widths.map((width) => (width === 'full' ? 'full' : `${width} px`)),
)}
${colours.map(colour).join('\n')}
<p><button type="button">Reset</button></p>
</fieldset>
<div class="frame" data-width="390"><iframe src="${address(`live/${widget}.html`)}" title="The ${nameOf(widget)}" height="${heights[widget] ?? 150}"${widget === 'header' ? ' data-least="420"' : ''} loading="lazy"></iframe></div>
<pre id="theme" tabindex="0" hidden></pre>
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

/** A step with the English text in place of its key. */
const inWords = ([action, what, text]: Step) =>
  action === 'until' ? [action, what] : [action, texts.en[what as keyof typeof texts.en], text];

/** The script of the frames, with their data before it. */
export function liveScript(source: string): string {
  const states = Object.fromEntries(
    Object.entries(liveStates).map(([widget, list]) => [
      widget,
      // JSON leaves out undefined, and null removes a field, too.
      list.map(({ steps = [], page = {}, ...state }) => ({
        ...state,
        page: Object.fromEntries(Object.entries(page).map(([name, value]) => [name, value ?? null])),
        steps: steps.map(inWords),
      })),
    ]),
  );
  return `window.guide = ${JSON.stringify({ data: liveData, states })};\n${source}`;
}
