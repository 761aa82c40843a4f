import {
  findMain,
  focusOnce,
  type JSX,
  listen,
  signal,
  useEffect,
  useMemo,
  useSignals,
} from '../../../src/shared';
import * as css from './skip-link.css';

/** A link past the header, for visitors with a keyboard. The header may be there before the rest of the page. */
export function SkipLink({ text }: { text: string }) {
  useSignals();
  const main = useMemo(() => signal(findMain()), []);
  const find = () => {
    main.value = findMain();
  };
  useEffect(() => listen(document, ['DOMContentLoaded', 'focusin'], find), []);
  const skip: JSX.IntrinsicElements['a']['onClick'] = (event) => {
    event.preventDefault();
    find();
    if (main.value) focusOnce(main.value);
  };
  return main.value ? (
    <a className={css.skip} href={`#${main.value.id}`} onClick={skip}>
      {text}
    </a>
  ) : null;
}
