import { readFileSync } from 'node:fs';
import {
  type Declaration,
  type QueryFeatureFor_MediaFeatureId as Feature,
  type MediaCondition,
  type Rule,
  type SelectorComponent,
  transform,
} from 'lightningcss';

/** A height that a widget reserves, and for which placeholders in which windows. */
export interface ReservedHeight {
  /** In px, as the edges of the windows. */
  height: number;
  /** The placeholder has one of these attributes: `data-reserve`, or `data-reserve="email"`. Without any, each placeholder. */
  attributes: string[];
  from?: number;
  upTo?: number;
  /** Only in windows with a mouse. */
  withMouse: boolean;
}

const attributesOf = (selector: SelectorComponent[]): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'attribute') {
      const { name, operation } = part;
      return operation ? `${name}="${operation.value}"` : name;
    }
    return part.type === 'pseudo-class' && part.kind === 'is' ? part.selectors.flatMap(attributesOf) : [];
  });

function featuresOf(condition?: MediaCondition | null): Feature[] {
  if (condition?.type === 'operation') return condition.conditions.flatMap(featuresOf);
  return condition?.type === 'feature' ? [condition.value] : [];
}

/** Reads `(min-width: 640px) and (pointer: fine)`. */
function windowOf(features: Feature[]) {
  const window: Pick<ReservedHeight, 'from' | 'upTo' | 'withMouse'> = { withMouse: false };
  for (const feature of features) {
    if (feature.type === 'plain') window.withMouse ||= feature.name === 'pointer';
    if (feature.type !== 'range' || feature.value.type !== 'length') continue;
    const { value: edge } = feature.value;
    if (edge.type === 'value')
      window[feature.operator === 'greater-than-equal' ? 'from' : 'upTo'] = edge.value.value;
  }
  return window;
}

/** The height in px. It is 0 where nothing is reserved: in print, and without scripts. */
function heightOf(declarations: Declaration[]): number {
  const found = declarations.find(({ property }) => property === 'min-height');
  if (found?.property !== 'min-height') return 0;
  if (found.value.type === 'length-percentage') {
    const { value: length } = found.value;
    if (length.type === 'dimension' && length.value.unit === 'px') return length.value.value;
  }
  throw new Error('A widget reserves a height in px.');
}

function heightsIn(rules: Rule[], features: Feature[] = []): ReservedHeight[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'media') {
      const [query] = rule.value.query.mediaQueries;
      return heightsIn(rule.value.rules, featuresOf(query?.condition));
    }
    if (rule.type !== 'style') return [];
    const height = heightOf(rule.value.declarations?.declarations ?? []);
    const attributes = rule.value.selectors.flatMap(attributesOf);
    return height ? { height, attributes, ...windowOf(features) } : [];
  });
}

/** The heights in a widget's reserve.css, in their order. */
export function reservedHeights(widget: string): ReservedHeight[] {
  const filename = `widgets/${widget}/reserve.css`;
  const found: ReservedHeight[] = [];
  transform({
    filename,
    code: readFileSync(filename),
    visitor: {
      StyleSheet({ rules }) {
        found.push(...heightsIn(rules));
      },
    },
  });
  return found;
}
