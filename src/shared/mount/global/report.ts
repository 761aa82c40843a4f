import {
  dataIsMissing,
  fieldsAreUnknown,
  keysHaveOtherCase,
  placeholdersWithoutWidget,
} from '../../../facts/messages';
import { textOf } from '../../i18n/lookup';
import { absentFields, readPage, unknownFields } from '../../page/page';
import { isNearlyKnown, knownWidgets } from '../known-widgets';
import { keys, visitAll } from '../placeholders';
import { pageState } from './builds-on-page';
import type { WidgetRow } from './page-api';

const buildOf = (widget: string) => pageState.builds.find((each) => each.has(widget));

const requestedAgain = 'its script or shared.js did not load, and is requested again';

function rowOf(element: Element): WidgetRow {
  const widget = element.getAttribute('data-widget') ?? '';
  const build = buildOf(widget);
  if (build) return { widget, ...build.stateOf(element) };
  const fail = (why: string): WidgetRow => ({ widget, state: 'failed', why });
  if (element.getAttribute('data-widget-state') === 'failed')
    return fail('its script or shared.js did not load; the console has the reason');
  if (element.hasAttribute('data-widget-retry')) return { widget, state: 'pending', why: requestedAgain };
  if (knownWidgets.includes(widget))
    return { widget, state: 'pending', why: `${widget}.js has not run on this page; add its script` };
  return fail(`no widget has this name; the widgets are ${knownWidgets.join(', ')}`);
}

export function allRows(): WidgetRow[] {
  const rows: WidgetRow[] = [];
  visitAll((placeholder) => rows.push(rowOf(placeholder)));
  return rows;
}

const advice =
  'Razor has not replaced its <portal-widget>; add "@addTagHelper *, EvPortalWidgets" to _ViewImports.cshtml';

/** Tags of the Core kit. Razor leaves them in the page if their tag helper is not registered. Other names belong to the site. */
const unprocessed = () =>
  [...document.querySelectorAll('portal-widget')]
    .map((tag) => `${tag.getAttribute('name')}`)
    .filter((name) => knownWidgets.includes(name))
    .map((name) => `${name}: ${advice}`);

/** Names the placeholders that no script has mounted: a tag is missing, or the name is wrong. */
export function warnOfForgotten(): void {
  const isForgotten = ({ widget, state, why }: WidgetRow) =>
    why !== requestedAgain && !buildOf(widget) && (state === 'pending' || isNearlyKnown(widget));
  const rows = allRows().filter(isForgotten);
  const lines = [...rows.map(({ widget, why }) => `${widget}: ${why}`), ...unprocessed()];
  if (lines.length) console.warn(placeholdersWithoutWidget([...new Set(lines)].join('\n')));
}

/** Names the texts and fields that the page does not give, and what it gives under names that are not ours. */
export function reportData(): void {
  const fields = unknownFields();
  const lower = new Set([...keys].map((key) => key.toLowerCase()));
  const { translations } = readPage();
  const absent = absentFields();
  const texts = [...keys].filter((key) => !textOf(translations, key));
  console.info(dataIsMissing(texts.length, absent.length, [...texts, ...absent].join(', ')));
  const otherCase = Object.keys(translations).filter((key) => !keys.has(key) && lower.has(key.toLowerCase()));
  if (fields.length) console.warn(fieldsAreUnknown(fields.join(', ')));
  if (otherCase.length) console.warn(keysHaveOtherCase(otherCase.join(', ')));
}
