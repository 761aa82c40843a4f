/** Values of `ReturnUrl`. The C# for both kits and the page's field `afterLogin` are tested with them. */

/** Addresses of the site, also for the C#. */
export const local = [
  '/',
  '/uk',
  '/uk/stations?city=1#list',
  '/uk//x',
  '/~',
  '/:x',
  '/uk?next=https://evil.example',
  '/uk?name=<b>&x',
  '/uk/пошук?місто=Київ',
];

/** Addresses that browsers find on the page's own site. The C# refuses them, because it does not know the page. */
export const relative = [
  ...['uk', '~/uk', '?x', '#x', ' /uk', '/uk\r\nSet-Cookie: a=b'],
  ...['\\evil.example', 'https:evil.example', 'https:/evil.example'],
];

/** Addresses that lead away, or run a script. */
export const hostile = [
  ...['//evil.example', '///evil.example', '//chargers.example@evil.example', ' //evil.example'],
  ...['/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil.example'],
  ...['\t//evil.example', '/\r\n/evil.example', 'https://evil.example', 'HTTPS://evil.example'],
  ...['https:///evil.example', 'http://127.0.0.1@evil.example', 'https://chargers.example@evil.example'],
  ...['https://chargers.example.evil.example', 'https://chargers.example:8443/', 'http://chargers.example/'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)'],
  ...['data:text/html,x', 'blob:https://chargers.example/1', 'mailto:a@evil.example', 'ftp://evil.example'],
];
