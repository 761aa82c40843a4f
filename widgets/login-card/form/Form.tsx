import { isTouchScreen, listen, type ReactNode, useEffect, useRef } from '../../../src';
import { showSubmit } from './show-submit';

interface FormProps {
  className?: string;
  onSubmit(): void;
  /** Whether the visitor can hardly have noticed what the form shows, and has changed nothing since. */
  isHeld?(): boolean;
  children: ReactNode;
}

/**
 * A form that the browser never submits. Scripts of the page may listen to `submit`, stop it before it arrives here,
 * or call `form.submit()`. So a click on the submit button runs `onSubmit` without a `submit` event. Enter in a
 * field causes such a click too. If a script causes a `submit` event, the event does not leave the form.
 *
 * While the form is held, no button does anything at what may be the second of two clicks or keys by mistake: at the second click of a
 * double click, and at any key, because a second Enter is like the first. Safari on an iPhone counts each tap as a first one.
 * A click that a script makes is no mistake.
 *
 * Two measures keep the fields out of the address when a script submits the form: outside a `<dialog>`, the method
 * `dialog` does nothing, and fields without a `name` are not sent at all. So give the fields no name.
 */
export function Form({ className, onSubmit, isHeld, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current as HTMLFormElement;
    const click = (event: MouseEvent) => {
      const isSubmit = (event.target as Element).closest('[type=submit]');
      const mayRepeat = event.isTrusted && (event.detail !== 1 || isTouchScreen());
      if (isSubmit) event.preventDefault();
      if (mayRepeat && isHeld?.()) event.stopPropagation();
      else if (isSubmit) onSubmit();
    };
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      onSubmit();
    };
    // In the capture phase, because a script of the page can stop the event at the button.
    const ends = [listen(form, ['click'], click, true), listen(form, ['submit'], submit, true)];
    return () => {
      for (const end of ends) end();
    };
  }, [onSubmit, isHeld]);
  useEffect(() => showSubmit(ref.current as HTMLFormElement), []);
  return (
    <form ref={ref} className={className} method="dialog" noValidate>
      {children}
    </form>
  );
}
