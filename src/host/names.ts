/** The widgets there are; each is a folder in `widgets/` and a bundle in `dist/`. */
export const names = ['header', 'footer', 'login-card', 'page-header'];
