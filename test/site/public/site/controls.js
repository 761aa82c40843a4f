// What the page does when a control button of its page header is used.
document.addEventListener('page-header:control', (event) => {
  const { action } = /** @type {CustomEvent<{ action: string }>} */ (event).detail;
  if (action === 'print') window.print();
  if (action === 'refresh') location.reload();
});
