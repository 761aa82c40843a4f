import { listen } from '../guard/listen';

/** What the panel shows of one place. */
export interface Row {
  key: string;
  lines: string[];
}

const css = `
:host { all: initial; position: fixed; inset: 0 auto auto 0; margin: 0; padding: 0; border: 0; overflow: visible; background: none; font: 14px/20px system-ui, sans-serif; }
.outline { position: fixed; outline: 2px solid #d6006c; outline-offset: 1px; pointer-events: none; }
.panel { position: fixed; box-sizing: border-box; max-width: min(420px, 100vw); padding: 8px 12px; color: #fff; background: #222; overflow-wrap: anywhere; }
.panel.passive { pointer-events: none; }
h2, p, label { margin: 0; font: inherit; }
h2 { font-weight: bold; }
.quiet { color: #ccc; }
textarea { display: block; box-sizing: border-box; width: 100%; height: 64px; font: inherit; }
button { margin: 8px 8px 0 0; font: inherit; }
`;

/** Shows the outline and the panel, in a shadow root, where no style of the page reaches them. */
export function panel() {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const create = (name: string, text = '', className = '') =>
    Object.assign(document.createElement(name), { textContent: text, className });

  function show(boxes: DOMRect[], content: Element[], isPassive: boolean): void {
    document.documentElement.append(host);
    const outlines = boxes.map((box) => {
      const outline = create('div', '', 'outline');
      for (const side of ['left', 'top', 'width', 'height'] as const)
        outline.style.setProperty(side, `${box[side]}px`);
      return outline;
    });
    const element = create('div', '', isPassive ? 'panel passive' : 'panel');
    element.append(...content);
    root.replaceChildren(...outlines, element);
    // A dialog of the page covers everything that has not entered the top layer after it.
    host.popover = 'manual';
    host.hidePopover?.();
    host.showPopover?.();
    const [first] = boxes;
    const { width, height } = element.getBoundingClientRect();
    const below = (first?.bottom ?? 0) + 8;
    const top = below + height > innerHeight ? Math.max((first?.top ?? 0) - height - 8, 0) : below;
    element.style.setProperty('top', `${top}px`);
    element.style.setProperty('left', `${Math.max(Math.min(first?.left ?? 0, innerWidth - width), 0)}px`);
  }

  return {
    has: (target: EventTarget | null) => target === host,

    hide: () => host.remove(),

    showTexts(boxes: DOMRect[], rows: Row[], note: string): void {
      const content = rows.flatMap(({ key, lines }) => [
        create('h2', key),
        ...lines.map((line) => create('p', line)),
      ]);
      show(boxes, [...content, create('p', note, 'quiet')], true);
    },

    /** A field for a text. `buttons` have the name of each with what it does. */
    showField(
      boxes: DOMRect[],
      key: string,
      text: string,
      change: (text: string) => void,
      buttons: [string, () => void][],
    ): void {
      const label = create('label', key);
      const field = document.createElement('textarea');
      field.value = text;
      listen(field, ['input'], () => change(field.value));
      label.append(field);
      const elements = buttons.map(([name, action]) => {
        const button = create('button', name);
        listen(button, ['click'], action);
        return button;
      });
      show(boxes, [label, ...elements], false);
      field.focus();
    },
  };
}
