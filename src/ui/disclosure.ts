import { type Signal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';

export interface Disclosure<Area extends HTMLElement> {
  open: Signal<boolean>;
  /** For the element that holds the button and, behind it, what it shows: to go outside of it closes. */
  area: RefObject<Area | null>;
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick(): void;
  };
  panel: { id: string; hidden: boolean };
}

/** Ways to leave: iOS sends no click for what is not clickable, and a script that clicks no pointer. */
const leaving = ['pointerdown', 'click', 'focusin'];

/** What Escape closes before the disclosure that holds it. */
const inner = ':scope > [aria-expanded] ~ * [aria-expanded="true"]';

/** A question of ours over all else: what is done there closes nothing below it. */
const isAsked = () => !!document.querySelector('[data-widget] dialog[open]');

/** A button that shows and hides something; it listens to the page only while it is open. */
export function useDisclosure<Area extends HTMLElement>(): Disclosure<Area> {
  useSignals();
  const open = useMemo(() => signal(false), []);
  const id = useId();
  const area = useRef<Area>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const isOpen = open.value;
  useEffect(() => {
    if (!isOpen) return;
    const outside = ({ target }: Event) => {
      if (!area.current?.contains(target as Node) && !isAsked()) open.value = false;
    };
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || isAsked() || area.current?.querySelector(inner)) return;
      open.value = false;
      ref.current?.focus();
    };
    // Captured, because a page's own menu may keep the event to itself.
    for (const way of leaving) document.addEventListener(way, outside, true);
    document.addEventListener('keydown', dismiss);
    const { current } = area;
    return () => {
      // What had the focus may be hidden by now.
      if (current?.contains(document.activeElement)) ref.current?.focus();
      for (const way of leaving) document.removeEventListener(way, outside, true);
      document.removeEventListener('keydown', dismiss);
    };
  }, [isOpen, open]);
  return {
    open,
    area,
    button: {
      ref,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => {
        open.value = !open.peek();
      },
    },
    panel: { id, hidden: !isOpen },
  };
}
