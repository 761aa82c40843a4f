// What a page of the guide does: the choices beside a live widget, a button that copies code, and the menu on a wide window.
(() => {
  /** @template {Element} T @param {string} selector @param {ParentNode} [inside] */
  const find = (selector, inside = document) => /** @type {T} */ (inside.querySelector(selector));

  const wide = matchMedia('(min-width: 1000px)');
  const menu = /** @type {HTMLDetailsElement} */ (find('.menu details'));
  const setMenu = () => {
    menu.open = wide.matches;
  };
  setMenu();
  wide.addEventListener('change', setMenu);
  // The menu stays in the window, and shows where the reader is.
  const column = find('.menu');
  const current = column.querySelector('[aria-current]');
  if (current) {
    const below = current.getBoundingClientRect().bottom - column.getBoundingClientRect().bottom;
    column.scrollTop += Math.max(0, below + column.clientHeight / 2);
  }

  for (const block of document.querySelectorAll('pre[data-language]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.textContent ?? '');
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
    block.before(button);
  }

  const live = document.querySelector('.live');
  if (!live) return;
  const frame = /** @type {HTMLIFrameElement} */ (find('iframe', live));
  const state = /** @type {HTMLSelectElement} */ (find('#state'));
  const width = /** @type {HTMLSelectElement} */ (find('#width'));
  const code = /** @type {HTMLElement} */ (find('#theme'));
  const box = /** @type {HTMLElement} */ (frame.parentElement);
  const colours = [...live.querySelectorAll('input')];
  const first = frame.src;

  const theme = () =>
    Object.fromEntries(
      colours.filter((each) => each.value !== each.defaultValue).map(({ id, value }) => [id, value]),
    );
  function paint() {
    const usual = Object.fromEntries(colours.map(({ id }) => [id, '']));
    frame.contentWindow?.postMessage({ ...usual, ...theme() }, '*');
    const lines = Object.entries(theme()).map(([name, value]) => `  ${name}: ${value};\n`);
    code.hidden = !lines.length;
    code.textContent = `:root {\n${lines.join('')}}`;
  }
  const show = () => {
    // `replace` adds no entry to the history.
    frame.contentWindow?.location.replace(`${first}?state=${state.value}`);
  };
  const resize = () => {
    box.dataset.width = width.value;
  };
  // The frame of a wide window is made as small as the page: see frame.css.
  new ResizeObserver(([size]) => {
    box.style.setProperty('--widget-frame-scale', `${(size?.contentRect.width ?? 1400) / 1400}`);
  }).observe(box);
  state.addEventListener('change', show);
  width.addEventListener('change', resize);
  for (const each of colours) each.addEventListener('input', paint);
  /** Also at the start: a browser restores what was chosen before a reload. */
  function reset() {
    state.value = '0';
    const usual = 'wide' in box.dataset && wide.matches ? '1400' : '390';
    width.value = innerWidth < 430 ? '320' : usual;
    for (const each of colours) each.value = each.defaultValue;
    resize();
  }
  reset();
  find('button', live).addEventListener('click', () => {
    reset();
    show();
  });
  frame.addEventListener('load', paint);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || !data.height) return;
    frame.height = `${Math.max(Number(frame.dataset.least ?? 60), data.height)}`;
    box.style.setProperty('--widget-frame-height', `${frame.height}px`);
  });
})();
