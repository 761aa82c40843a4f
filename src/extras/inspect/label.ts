const style = `
  all: initial; position: fixed; margin: 0; padding: 4px 8px; border: 0; color: #fff; background: #222;
  font: 14px/20px system-ui, sans-serif; white-space: pre; pointer-events: none;
`;

/** The box with keys, beside the pointer. */
export function label() {
  const element = document.createElement('div');

  return {
    hide: () => element.remove(),

    show(text: string, x: number, y: number): void {
      element.textContent = text;
      element.style.cssText = style;
      document.documentElement.append(element);
      // A dialog of the page covers everything that has not entered the top layer after it.
      element.popover = 'manual';
      element.hidePopover?.();
      element.showPopover?.();
      const { width, height } = element.getBoundingClientRect();
      const below = y + 20;
      element.style.setProperty('top', `${below + height > innerHeight ? y - height - 8 : below}px`);
      element.style.setProperty('left', `${Math.max(Math.min(x, innerWidth - width), 0)}px`);
    },
  };
}
