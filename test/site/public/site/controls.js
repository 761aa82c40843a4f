// The bar of the stand-in site stays open on the next page. Over http from another machine a page has no `cookieStore`: there it closes.
const bar = document.querySelector('details.bar');
bar?.addEventListener('toggle', () => {
  window.cookieStore?.set('bar', bar.hasAttribute('open') ? 'open' : 'closed');
});

// The page's reaction to a control button of its page header.
document.addEventListener('page-header:control', (event) => {
  const { action } = /** @type {CustomEvent<{ action: string }>} */ (event).detail;
  if (action === 'print') window.print();
  if (action === 'refresh') location.reload();
});
