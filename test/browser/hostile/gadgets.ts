import { script } from './libraries';

/** A folder of somebody else. No script may come from it, and no call may go to it. */
export const evil = '/evil/';

export interface Gadget {
  head?: string;
  /** Stands in front of the widgets. */
  markup?: string;
  /** Whether the page has no data of its own. */
  lacksData?: boolean;
  /** Whether the widgets fail. Otherwise a visitor can sign in. */
  fails?: boolean;
}

/** The browser itself asks for this address, for images. */
export const picture = `${evil}login-card.js`;
const source = `src="${picture}" alt="" hidden`;
const images = (...names: string[]) => names.map((name) => `<img name="${name}" ${source}>`).join('');

/** Gives `Object.prototype` properties with these names. */
const inherited = (values: Record<string, unknown>) =>
  script(`Object.assign(Object.prototype, ${JSON.stringify(values)})`);

/** The same value under each of these names. */
const each = (names: string, value: unknown) =>
  inherited(Object.fromEntries(names.split(/\s+/).map((name) => [name, value])));

/** Names in markup and on prototypes that could turn the widgets' own code against a visitor. */
export const gadgets: Record<string, Gadget> = {
  'images named currentScript, from whose folder shared.js could come, and like what else the loader reads': {
    markup: images('currentScript', 'scripts', 'scripts', 'head', 'baseURI', 'documentElement', 'readyState'),
  },
  'a link with the id __PAGE__, and an image with the id Widgets': {
    markup: `<a id="__PAGE__" href="${evil}"></a><a id="__PAGE__" name="apiUrl" href="${evil}"></a><img id="Widgets" ${source}>`,
    lacksData: true,
  },
  '__PAGE__ on Object.prototype': {
    head: inherited({ __PAGE__: { apiUrl: evil, afterLogin: evil, siteUrl: evil } }),
    lacksData: true,
  },
  'apiUrl, afterLogin, src, action and other addresses and attributes on Object.prototype': {
    head:
      inherited({ bodyFormat: 'form' }) +
      each(
        `apiUrl afterLogin siteUrl link url mainSite help menu footerLinks href base src nonce integrity crossOrigin
        srcdoc type action formAction formMethod target encType`,
        evil,
      ),
  },
  'dangerouslySetInnerHTML on Object.prototype': {
    head: inherited({ dangerouslySetInnerHTML: { __html: `<img class="evil" src="${evil}">` } }),
    fails: true,
  },
};

/** Pages on which the widgets cannot work. What the server has written stays. */
export const hopeless: Record<string, Gadget> = {
  'any property: ref on Object.prototype': { head: inherited({ ref: 'top' }) },
  'any property: get on Object.prototype': { head: script('Object.prototype.get = function () {}') },
  'a frozen Object.prototype': { head: script('Object.freeze(Object.prototype)') },
  'names in markup: an image named createElement': { markup: images('createElement', 'createTextNode') },
  'an attack: appendChild throws': {
    head: script('Node.prototype.appendChild = function () { throw new Error("no") }'),
  },
};
