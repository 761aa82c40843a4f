import { type ReactNode, useId } from '../../src/shared';
import * as css from './footer.css';

/** A column of the footer with a visible title. `children` gets the id of the title, for `aria-labelledby`. */
export function Group({ title, children }: { title: string; children(titleId: string): ReactNode }) {
  const id = useId();
  return (
    <div className={css.group}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children(id)}
    </div>
  );
}
