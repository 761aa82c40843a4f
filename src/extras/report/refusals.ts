import type { Detail } from '../../facts/events';
import { listen } from '../../shared/guard/listen';
import { counter } from './counter';
import type { Source } from './source';
import type { Words } from './words';

/** How often a login was refused: by method, step, kind and code. */
export function refusals({ kinds, codes }: Words): Source {
  const { add, drain } = counter();
  listen(document, ['login:refused'], ({ target, detail }: CustomEvent<Detail<'login:refused'>>) => {
    const card = (target as Element).querySelector<HTMLElement>('[data-mode]');
    // A library of the site may have an event of the same name.
    if (!card || !detail || !kinds.includes(detail.kind)) return;
    const step = card.dataset.step ?? 'email';
    const code = !detail.code || codes.includes(detail.code) ? detail.code || '-' : 'other';
    add(`refused ${detail.method} ${step} ${detail.kind} ${code}`);
  });
  return drain;
}
