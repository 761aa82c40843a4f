import { type Signal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';

export interface Disclosure {
  open: Signal<boolean>;
  /** For the element that holds both the button and what it shows: a click outside of it closes. */
  area: RefObject<HTMLDivElement | null>;
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick(): void;
  };
  panel: { id: string; hidden: boolean };
}

/** A button that shows and hides something; it listens to the page only while it is open. */
export function useDisclosure(): Disclosure {
  useSignals();
  const open = useMemo(() => signal(false), []);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const isOpen = open.value;
  useEffect(() => {
    if (!isOpen) return;
    const outside = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) open.value = false;
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      open.value = false;
      ref.current?.focus();
    };
    document.addEventListener('click', outside);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('keydown', leave);
    };
  }, [isOpen, open]);
  return {
    open,
    area,
    button: {
      ref,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => {
        open.value = !open.peek();
      },
    },
    panel: { id, hidden: !isOpen },
  };
}
