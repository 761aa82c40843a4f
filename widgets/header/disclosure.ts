import { endAll, listen, signal, useEffect, useId, useMemo, useRef } from '../../src/shared';
import { isDialogOpen } from './Confirm';

/** Several events, because iOS sends no click for an element that is not clickable, and a click by script sends no pointer event. */
const outsideEvents = ['pointerdown', 'click', 'focusin'];

/** The selector of an open disclosure inside this one. Escape closes the inner one first. */
const openInside = ':scope > [aria-expanded] ~ * [aria-expanded="true"]';

/** A button that shows and hides a panel. Its component calls `useSignals()`. It listens to the page only while the panel is open. */
export function useDisclosure<Area extends HTMLElement>() {
  const open = useMemo(() => signal(false), []);
  const id = useId();
  const area = useRef<Area>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const isOpen = open.value;
  useEffect(() => {
    const { current } = area;
    if (!isOpen || !current) return;
    // The document, or the shadow root that the widget is in.
    const tree = current.getRootNode() as ShadowRoot;
    const outside = (event: Event) => {
      const path = event.composedPath();
      // The document sees nothing in a closed root, only its host. The listener of the root decides.
      const isHidden = tree.mode === 'closed' && path[0] === tree.host;
      // Clicks and keys in our dialog do not close the panel behind it.
      if (!isHidden && !path.includes(current) && !isDialogOpen(tree)) open.value = false;
    };
    // A click into a frame of the page sends no event to this document, but the frame takes the focus: in Firefox a moment later.
    const closeWhenLeft = () =>
      setTimeout(() => {
        const focused = tree.activeElement ?? document.activeElement;
        const isOutside = focused !== document.body && !current.contains(focused);
        if (isOutside && !isDialogOpen(tree)) open.value = false;
      });
    const dismiss = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Escape' || isDialogOpen(tree) || current.querySelector(openInside)) return;
      // This Escape must not also close a dialog of the page around the panel.
      event.preventDefault();
      event.stopPropagation();
      open.value = false;
      ref.current?.focus();
    };
    // In the capture phase, because the page's own scripts may stop the event later.
    const end = endAll([
      listen(document, outsideEvents, outside, true),
      listen(tree, outsideEvents, outside, true),
      listen(document, ['keydown'], dismiss, true),
      listen(window, ['blur'], closeWhenLeft),
    ]);
    return () => {
      // The focused element may be hidden now.
      if (current.contains(tree.activeElement)) ref.current?.focus();
      end();
    };
  }, [isOpen, open]);
  return {
    open,
    /** For the element around the button and its panel. A click or a focus outside of it closes the panel. */
    area,
    button: {
      ref,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => {
        open.value = !open.peek();
      },
    },
    panel: { id, hidden: !isOpen },
  };
}
