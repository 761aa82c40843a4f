import { endAll, listen, type ReactNode, useEffect, useRef } from '../../../src/shared';
import { showSubmit } from './show-submit';

interface FormProps {
  className?: string;
  onSubmit(): void;
  children: ReactNode;
}

/**
 * A form that the browser never submits. Scripts of the page may listen to `submit`, stop it before it arrives here, or call `form.submit()`.
 * So a click on the submit button, also that of an Enter in a field, runs `onSubmit`, and a `submit` event of a script does not leave the form.
 * The method `dialog`, and fields without a `name`, keep what is typed out of the address when a script submits the form.
 */
export function Form({ className, onSubmit, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current as HTMLFormElement;
    const click = (event: Event) => {
      if (!(event.target as Element).closest('[type=submit]')) return;
      event.preventDefault();
      onSubmit();
    };
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      onSubmit();
    };
    // In the capture phase, because a script of the page can stop the event at the button.
    return endAll([listen(form, ['click'], click, true), listen(form, ['submit'], submit, true)]);
  }, [onSubmit]);
  useEffect(() => showSubmit(ref.current as HTMLFormElement), []);
  return (
    <form ref={ref} className={className} method="dialog" noValidate>
      {children}
    </form>
  );
}
