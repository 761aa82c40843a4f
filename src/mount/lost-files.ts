import { listen } from '../guard/listen';
import { afterLoad } from '../host/after-load';
import { keepAsking, showLoss } from '../loader/keep-asking';
import { findOwnAddress } from '../loader/script-tags';
import { pageState } from './global/builds-on-page';
import { knownWidgets } from './known-widgets';

type FileTag = HTMLScriptElement & HTMLLinkElement;

/** Tools for consent write another type, such as `text/plain`, for a script that must not run. */
const runs = /^(module|(text|application)\/javascript|text\/css)?$/i;

/** What a new tag for the same file must have. The nonce is not readable as an attribute. */
const copied = ['integrity', 'crossorigin', 'referrerpolicy', 'type', 'rel', 'media'];

/** This script's own address. If a site has joined it with other files, nothing tells which tags are ours. */
const own = findOwnAddress('shared');
const [folder] = own.match(/^.*\/(?=shared\.js([?#]|$))/) ?? [];

const addressOf = ({ src, rel, href }: FileTag) => src || (rel === 'stylesheet' && href) || '';

/** The name of the file, if the tag is for one of ours. */
function nameOf(tag: FileTag): string | undefined {
  const [name = ''] = addressOf(tag).split(/[?#]/);
  return runs.test(tag.type)
    ? ['widgets.css', ...knownWidgets.map((widget) => `${widget}.js`)].find((file) => folder + file === name)
    : undefined;
}

const allTags = () => document.querySelectorAll<FileTag>('script, link');
const asked = new Set<string>();

const tellRecovery = (address: string) => console.info(`ev-portal-widgets: ${address} has loaded after all.`);

/** Asks again for the file of a tag that was lost. `isUnseen`: nobody knows when. */
function recover(tag: FileTag, isUnseen?: boolean): void {
  const name = nameOf(tag);
  if (!name) return;
  const [widget = ''] = name.split('.js');
  const isStyle = widget === name;
  const isThere = () =>
    isStyle
      ? [...allTags()].some((each) => each.sheet && nameOf(each) === name)
      : pageState.builds.some((build) => build.has(widget));
  if (asked.has(name) || isThere()) return;
  asked.add(name);
  const address = addressOf(tag);
  let isOver = false;

  const add = (query: string) => {
    const created = document.createElement(tag.localName) as FileTag;
    for (const attribute of copied) {
      const value = tag.getAttribute(attribute);
      if (value !== null) created.setAttribute(attribute, value);
    }
    created.nonce = tag.nonce;
    created[isStyle ? 'href' : 'src'] = address + (address.includes('?') ? '' : '?') + query;
    listen(created, ['load'], () => {
      if (isThere()) tellRecovery(address);
    });
    tag.after(created);
    return created;
  };
  const tell = (losses: number, reason: unknown) => {
    // Without `integrity` the file may be broken.
    if (!losses && !tag.integrity && typeof reason === 'string') return lose();
    isOver = !losses;
    if (!isStyle) showLoss(losses)({ name: widget });
    if (losses < 2)
      console.error(
        `ev-portal-widgets: ${address} did not load (${reason})${losses ? ' and is asked for again' : ''}.`,
      );
  };
  const [ask, lose] = keepAsking(add, () => isOver || isThere(), tell);
  lose();
  if (isUnseen) ask();
}

/** Asks again for our files that tags of the page have not brought. */
export function watchLostFiles(): void {
  if (own.includes('&retry=')) tellRecovery(own);
  if (!folder) return;
  listen(document, ['error'], ({ target }: Event) => recover(target as FileTag), true);
  // What failed before this script ran.
  afterLoad(() => {
    for (const tag of allTags()) recover(tag, true);
  });
}
