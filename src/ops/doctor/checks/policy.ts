import { callPaths, portalPaths } from '../../../routes';
import { type Fault, fault } from '../fault';
import { type Page, runs, type Tag } from '../html/page';
import { type Directive, type Policy, parsePolicies } from '../policy/parse';
import {
  blockedInline,
  blockedLater,
  blockedRequest,
  blockedScript,
  blockedSheet,
  needsTrustedScripts,
} from '../policy/rules';
import { fileName, type Product } from '../product';
import type { ReadData } from './data';

const sourceOf = (address: URL, page: URL) => (address.origin === page.origin ? "'self'" : address.origin);

/** Checks the policies of a page against all that the widgets on it load. */
export function checkPolicy(
  page: Page,
  data: ReadData | undefined,
  foreign: ReadonlySet<string>,
  product: Product,
): Fault[] {
  const here = page.answer.path.at(-1) as URL;
  const inHeader = parsePolicies(page.answer.headers['content-security-policy']);
  // Each tag has the texts of all policies above it.
  const texts = new Set(page.tags.flatMap(({ policies }) => policies));
  const inMeta = new Map([...texts].map((text) => [text, parsePolicies(text)]));
  const policiesFor = ({ policies }: Pick<Tag, 'policies'>): Policy[] => [
    ...inHeader,
    ...policies.flatMap((text) => inMeta.get(text) ?? []),
  ];
  const all = policiesFor({ policies: page.tags.at(-1)?.policies ?? [] });
  const first = (policies: Policy[], rule: (policy: Policy) => Directive | undefined) =>
    policies.map(rule).find((found) => found);

  const ours = page.tags.flatMap((tag) => {
    const file = tag.address && fileName(tag.address, product);
    return file && !foreign.has(`${tag.address}`) ? { tag, file, address: tag.address as URL } : [];
  });
  const scripts = ours.filter(({ tag }) => runs(tag));
  const faults: Fault[] = [];

  const widget = scripts.find(({ file }) => file.replace('.js', '') in product.widgets);
  const isAlone = widget && !scripts.some(({ file }) => file === 'shared.js');
  const blocked = scripts.flatMap(({ tag, file, address }) => {
    const found = first(policiesFor(tag), (policy) => blockedScript(policy, tag, here));
    return found ? { file, directive: found.name, source: sourceOf(address, here) } : [];
  });
  if (isAlone && !blocked.length) {
    const address = new URL('shared.js', widget.address);
    const loaded = { ...widget.tag, address };
    const found = first(policiesFor(loaded), (policy) => blockedLater(policy, loaded, here));
    if (found) blocked.push({ file: 'shared.js', directive: found.name, source: sourceOf(address, here) });
  }
  const [one] = blocked;
  if (one) {
    const files = [...new Set(blocked.map(({ file }) => file))].join(', ');
    faults.push(fault('policy: files', page.name, { ...one, files }));
  }

  for (const tag of page.tags.filter(
    (each) => runs(each) && !each.address && /__PAGE__\s*=/.test(each.text),
  )) {
    const found = first(policiesFor(tag), (policy) => blockedInline(policy, tag));
    if (found) faults.push(fault('policy: data', page.name, { directive: found.name }));
  }

  for (const { tag, file, address } of ours.filter(({ tag }) => tag.kind === 'sheet')) {
    const found = first(policiesFor(tag), (policy) => blockedSheet(policy, tag, here));
    if (found && file === 'widgets.css')
      faults.push(
        fault('policy: styles', page.name, { directive: found.name, source: sourceOf(address, here) }),
      );
  }

  const has = (widget: string) => page.placeholders.includes(widget);
  const calls = [
    ...(has('header') ? [new URL(callPaths.setCulture, here)] : []),
    ...(has('login-card') ? [new URL(callPaths.phoneLogin, here), checkoutOf(here, data) ?? []].flat() : []),
  ];
  for (const address of calls) {
    const found = first(all, (policy) => blockedRequest(policy, 'connect-src', address, here));
    if (!found) continue;
    faults.push(
      fault('policy: calls', page.name, { source: sourceOf(address, here), directive: found.name }),
    );
  }
  const [language, second] = data?.languages ?? [];
  if (has('header') && language && second) {
    const flag = new URL(portalPaths.flag(language.code), here);
    const found = first(all, (policy) => blockedRequest(policy, 'img-src', flag, here));
    if (found) faults.push(fault('policy: flags', page.name, { directive: found.name }));
  }
  if (isAlone && !blocked.length && all.some(needsTrustedScripts))
    faults.push(fault('policy: trusted types', page.name));
  return faults;
}

const checkoutOf = (page: URL, data: ReadData | undefined): URL | undefined => {
  const api = data?.apiUrl ?? '';
  if (!data || !URL.canParse(api, page.href)) return undefined;
  const address = new URL(api, page);
  address.pathname = address.pathname.replace(/\/+$/, '') + callPaths.checkout;
  return address;
};
