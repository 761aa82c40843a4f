import type { Key } from '../../../shared/i18n/translator';
import { widgetNames } from '../../widget-names';

const read = async (widget: string): Promise<[widget: string, keys: Key[]]> => {
  const { keys } = await import(`../../../../widgets/${widget}/keys.ts`);
  return [widget, keys];
};

const all = new Map(await Promise.all(widgetNames().map(read)));

/** The keys of the texts that a widget shows. */
export const keysOf = (widget: string): Key[] => all.get(widget) ?? [];
