import { customProperties } from '../../../shared/ui/custom-properties';
import { keysOf } from '../../build/bundles/widget-keys';
import { propertyDefaults } from '../../sheets/property-defaults';
import { texts } from '../translations/texts';
import { code, inCell, table } from './table';

/** The custom properties that a widget reads. `colour` is the default if it is a colour. */
export function propertiesOf(widget: string) {
  const defaults = propertyDefaults();
  return Object.entries(customProperties)
    .filter(([, { widgets }]) => widgets.split(' ').includes(widget))
    .map(([name, { changes, computed }]) => {
      const usual = defaults.get(name) ?? '';
      const colour = !computed && usual.startsWith('#') ? usual : undefined;
      return { name, changes, usual: computed ?? code(usual), colour };
    });
}

export const propertyTable = (widget: string) =>
  table(
    ['property', 'default', 'what it changes'],
    propertiesOf(widget).map(({ name, usual, changes }) => [code(name), usual, changes]),
  );

export const textTable = (widget: string) =>
  table(
    ['key', 'English', 'Ukrainian'],
    keysOf(widget).map((key) => [code(key), inCell(texts.en[key]), inCell(texts.uk[key])]),
  );
