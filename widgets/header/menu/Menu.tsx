import { type ReactNode, useEffect, useSignals } from '../../../src/shared';
import { useDisclosure } from '../disclosure';
import * as css from '../header.css';
import { Icon } from '../Icon';
import * as panels from '../panel.css';
import { foldIfTooLong } from './fold';

const cross = ['5 5 19 19', '5 19 19 5'];
const bars = ['3 6 21 6', '3 12 21 12', '3 18 21 18'];

/** The links of the header: a row in a wide window, a panel under the hamburger button in a narrow one. */
export function Menu({ name, children }: { name: string; children: ReactNode }) {
  useSignals();
  const { open, area, button, panel } = useDisclosure<HTMLElement>();
  useEffect(() => foldIfTooLong(area.current as HTMLElement), [area]);
  return (
    <nav ref={area} aria-label={name}>
      <button {...button} className={css.link} aria-label={name}>
        <Icon lines={open.value ? cross : bars} />
      </button>
      <ul {...panel} className={panels.panel}>
        {children}
      </ul>
    </nav>
  );
}
