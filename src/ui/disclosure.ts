import { type Signal, signal } from '@preact/signals-react';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { safeDocument } from '../page/unshadowed/safe-document';
import { isDialogOpen } from './Confirm';

export interface Disclosure<Area extends HTMLElement> {
  open: Signal<boolean>;
  /** For the element around the button and its panel. A click or a focus outside of it closes the panel. */
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

/** Several events, because iOS sends no click for an element that is not clickable, and a click by script sends no pointer event. */
const outsideEvents = ['pointerdown', 'click', 'focusin'];

/** The selector of an open disclosure inside this one. Escape closes the inner one first. */
const openInside = ':scope > [aria-expanded] ~ * [aria-expanded="true"]';

/**
 * A button that shows and hides a panel. It listens to the page only while the panel is open. It reads a signal, so its
 * component calls `useSignals()`.
 */
export function useDisclosure<Area extends HTMLElement>(): Disclosure<Area> {
  const open = useMemo(() => signal(false), []);
  const id = useId();
  const area = useRef<Area>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const isOpen = open.value;
  useEffect(() => {
    if (!isOpen) return;
    // Clicks and keys in our dialog do not close the panel behind it.
    const outside = ({ target }: Event) => {
      if (!area.current?.contains(target as Node) && !isDialogOpen()) open.value = false;
    };
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || isDialogOpen() || area.current?.querySelector(openInside)) return;
      open.value = false;
      ref.current?.focus();
    };
    // In the capture phase, because the page's own scripts may stop the event later.
    for (const type of outsideEvents) safeDocument.addEventListener(type, outside, true);
    safeDocument.addEventListener('keydown', dismiss);
    const { current } = area;
    return () => {
      // The focused element may be hidden now.
      if (current?.contains(safeDocument.activeElement)) ref.current?.focus();
      for (const type of outsideEvents) safeDocument.removeEventListener(type, outside, true);
      safeDocument.removeEventListener('keydown', dismiss);
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
