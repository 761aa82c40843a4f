// The page's reaction to a control button of its page header.
document.addEventListener('page-header:control', (event) => {
  const { action } = /** @type {CustomEvent<{ action: string }>} */ (event).detail;
  if (action === 'print') window.print();
  if (action === 'refresh') location.reload();
});
