// The bar of the stand-in site stays open on the next page.
const bar = document.querySelector('details.bar');
bar?.addEventListener('toggle', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is too new.
  document.cookie = `bar=${bar.hasAttribute('open') ? 'open' : 'closed'}; path=/; SameSite=Lax`;
});

// The page's reaction to a control button of its page header.
document.addEventListener('page-header:control', (event) => {
  const { action } = /** @type {CustomEvent<{ action: string }>} */ (event).detail;
  if (action === 'print') window.print();
  if (action === 'refresh') location.reload();
});
