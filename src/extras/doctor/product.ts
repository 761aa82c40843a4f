/** What the doctor knows of its own version. The build writes it into doctor.mjs. */
export interface Product {
  version: string;
  /** The keys of the texts of each widget, by its name. */
  widgets: Record<string, readonly string[]>;
}

/** How the scripts of each version begin. */
const preamble = /^\/\*! ev-portal-widgets (\S+)/;

/** The version of a script of ours. */
export const versionIn = (script: string): string | undefined => script.match(preamble)?.[1];

/** The widgets whose scripts were joined into one file: each hands itself over with its name and its styles. */
export const widgetsIn = (script: string, { widgets }: Product): string[] =>
  Object.keys(widgets).filter((name) => script.includes(`name:"${name}",css:`));

/** The file of ours with this address, by the end of its path. A site may have a file with such a name, too. */
export function fileName({ protocol, pathname }: URL, { widgets }: Product): string | undefined {
  if (!/^https?:$/.test(protocol)) return undefined;
  const [, name = ''] = pathname.match(/((?:\/translations)?\/[\w-]+\.(?:js|css))$/) ?? [];
  const own = ['widgets.css', 'shared.js', 'inspect.js', 'report.js'];
  const all = [...own, ...Object.keys(widgets).map((widget) => `${widget}.js`)];
  const bare = name.slice(1);
  return all.includes(bare) || /^translations\/\w+\.js$/.test(bare) ? bare : undefined;
}

/** The shared.js that a widget's script loads if the page has none: the hash of its content, and its integrity. */
export function sharedFor(script: string): { hash: string; integrity: string } | undefined {
  const [, hash] = script.match(/\?v=([\da-f]{16})\b/) ?? [];
  const [, integrity] = script.match(/\.integrity\s*=\s*"(sha384-[\w+/]+=*)"/) ?? [];
  return hash && integrity ? { hash, integrity } : undefined;
}
