// An inline script of the page, before the tag of shared.js. While no other script of ours has run, it does for shared.js what request-until-there.ts
// does for the other files. Its attribute `data-file` has a part of the address. Its text is the same on each page, so a policy can list its hash.
{
  const { file } = (document.currentScript as HTMLElement).dataset;
  let isLost = false;
  const keepAsking = ({ nonce, integrity, crossOrigin, src }: HTMLScriptElement) => {
    /** The start of the request that is under way. */
    let since = Number.NEGATIVE_INFINITY;
    const ask = (event?: Event) => {
      if (event?.type === 'online') since = Number.NEGATIVE_INFINITY;
      // An element with this id is a property of the window too, but not one of its own.
      if (Object.hasOwn(self, 'Widgets') || document.hidden || performance.now() - since < 45_000) return;
      const start = performance.now();
      since = start;
      src += src.includes('?') ? '&' : '?';
      const tag = Object.assign(document.createElement('script'), { nonce, integrity, crossOrigin, src });
      tag.onerror = () => {
        if (since === start) since = Number.NEGATIVE_INFINITY;
      };
      document.head.append(tag);
    };
    addEventListener('online', ask);
    addEventListener('visibilitychange', ask);
    // After 2, 8 and 30 s, then every 30 s for ten minutes.
    for (let time = 2; time < 601; time += time < 3 ? 6 : time < 9 ? 22 : 30) setTimeout(ask, time * 1_000);
  };
  addEventListener(
    'error',
    ({ target }) => {
      const tag = target as HTMLScriptElement;
      if (isLost || !`${tag.src}`.includes(`${file}`)) return;
      isLost = true;
      keepAsking(tag);
    },
    true,
  );
}
