import {
  type Click,
  doubleClickTime,
  isSecondClick,
  listen,
  type ReactNode,
  useEffect,
  useRef,
} from '../../../src';
import { showSubmit } from './show-submit';

/** In ms. Nobody notices what is new, and acts on it, in a shorter time. */
const noticeTime = 300;

/** The last tap of a finger, also in a form that is gone: the answer to it may have opened the next step. */
let lastTap = {} as Click;

interface FormProps {
  className?: string;
  onSubmit(): void;
  /** For how many ms the form has shown what the visitor must notice before he goes on. */
  shownFor(): number;
  children: ReactNode;
}

/**
 * A form that the browser never submits. Scripts of the page may listen to `submit`, stop it before it arrives here,
 * or call `form.submit()`. So a click on the submit button runs `onSubmit` without a `submit` event. Enter in a
 * field causes such a click too. If a script causes a `submit` event, the event does not leave the form.
 *
 * The second of two clicks or keys by mistake does nothing at any button: the second click or tap of two, and a key that comes
 * before anybody can have noticed what is shown, because a second Enter is like the first. A click that a script makes is no mistake,
 * and a single click of a mouse always counts.
 *
 * Two measures keep the fields out of the address when a script submits the form: outside a `<dialog>`, the method
 * `dialog` does nothing, and fields without a `name` are not sent at all. So give the fields no name.
 */
export function Form({ className, onSubmit, shownFor, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current as HTMLFormElement;
    let isTouch = false;
    const press = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch';
    };
    const click = (event: MouseEvent) => {
      const { detail, isTrusted } = event;
      const isSubmit = (event.target as Element).closest('[type=submit]');
      const isSecond = detail > 1 || (isTouch && isSecondClick(lastTap, event));
      if (isTouch) lastTap = event;
      if (isSubmit) event.preventDefault();
      if (isTrusted && (isSecond ? shownFor() < doubleClickTime : !detail && shownFor() < noticeTime))
        event.stopPropagation();
      else if (isSubmit) onSubmit();
    };
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      onSubmit();
    };
    // In the capture phase, because a script of the page can stop the event at the button.
    const ends = [
      listen(form, ['pointerdown'], press, true),
      listen(form, ['click'], click, true),
      listen(form, ['submit'], submit, true),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [onSubmit, shownFor]);
  useEffect(() => showSubmit(ref.current as HTMLFormElement), []);
  return (
    <form ref={ref} className={className} method="dialog" noValidate>
      {children}
    </form>
  );
}
