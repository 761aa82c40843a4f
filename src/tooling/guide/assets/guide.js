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
    box.dataset.width = ['320', '390', 'full'][width.selectedIndex];
  };
  state.addEventListener('change', show);
  width.addEventListener('change', resize);
  for (const each of colours) each.addEventListener('input', paint);
  /** Also at the start: a browser restores what was chosen before a reload. */
  function reset() {
    state.value = '0';
    width.value = innerWidth < 430 ? '0' : '1';
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
    if (source === frame.contentWindow && data.height)
      frame.height = `${Math.max(Number(frame.dataset.least ?? 60), data.height)}`;
  });
})();
