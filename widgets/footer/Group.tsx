import { type ReactNode, useId } from '../../src';
import * as css from './footer.css';

interface GroupProps {
  title: string;
  /** Gets the id of the title, for `aria-labelledby`. */
  children(titleId: string): ReactNode;
}

/** A column of the footer with a visible title. */
export function Group({ title, children }: GroupProps) {
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
