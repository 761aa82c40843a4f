/** The start tags that end SVG and MathML, because they belong to HTML. */
const breakouts =
  /^(b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$/;

/** Follows the tags of a document through SVG and MathML, where no element has raw text. */
export function foreignContent() {
  let stack: string[] = [];
  // How often each name is in the stack. A search for a name that is not there would read all of it, at each end tag.
  let open = new Map<string, number>();
  const count = (name: string, change: number) => open.set(name, (open.get(name) ?? 0) + change);
  const isForeign = () => /^(svg|math)$/.test(stack.at(-1) ?? '');
  return {
    isForeign,
    /** Returns whether the element itself belongs to SVG or MathML. */
    start(name: string, isClosed: boolean): boolean {
      if (isForeign() && breakouts.test(name)) [stack, open] = [[], new Map()];
      const isOwn = isForeign() || /^(svg|math)$/.test(name);
      if (isOwn && !isClosed && /^(svg|math|foreignobject|desc|title)$/.test(name)) {
        stack.push(name);
        count(name, 1);
      }
      return isOwn;
    },
    end(name: string) {
      if (!open.get(name)) return;
      for (let last = ''; last !== name; count(last, -1)) last = stack.pop() ?? name;
    },
  };
}
