import { type Demand, phraseOf } from './demands';
import type { Story } from './story';

/** What a person does in a story, and what must be heard. A phone has no Escape, so it ends there. */
export async function planOf({ name, page, tell }: Story): Promise<string> {
  const rows: { act: string; heard: string[] }[] = [];
  let before = '';
  let isOver = false;

  async function step(act: string, demands: Demand[]) {
    isOver ||= act === '`Escape`';
    if (isOver) return;
    const musts = demands.filter(({ priority }) => priority === 'MUST');
    const heard = musts.flatMap(({ parts }) => parts.map(phraseOf)).join('; ') || 'nothing';
    const last = rows.at(-1);
    if (last?.act === act && !before) last.heard.push(heard);
    else rows.push({ act: before + act, heard: [heard] });
    before = '';
  }

  await tell({
    answers() {},
    answersLater: () => () => {},
    presses: (key, ...demands) => step(`\`${key}\``, demands),
    async types(text) {
      before = `type ${text}, `;
    },
    waits: (seconds, ...demands) => step(`wait ${seconds} s`, demands),
    happens: (what, _, ...demands) => step(`wait: ${what}`, demands),
  });
  const lines = rows.map(({ act, heard }) => {
    const times = heard.length > 1 ? `, ${heard.length} times` : '';
    const isSame = heard.length > 1 && new Set(heard).size === 1;
    return `| ${act}${times} | ${isSame ? `${heard[0]}, each time` : heard.join('<br>')} |`;
  });
  return [`## ${name}`, '', `\`/en${page}\``, '', '| do | hear |', '|---|---|', ...lines].join('\n');
}
