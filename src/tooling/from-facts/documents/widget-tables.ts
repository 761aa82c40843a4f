import { customProperties } from '../../../shared/ui/custom-properties';
import { keysOf } from '../../build/bundles/widget-keys';
import { propertyDefaults } from '../../sheets/property-defaults';
import { widgetNames } from '../../widget-names';
import { texts } from '../translations/texts';
import { code, inCell, table } from './table';

/** The custom properties. `colour` is the default if it is a colour. */
function properties() {
  const defaults = propertyDefaults();
  return Object.entries(customProperties).map(([name, { changes, widgets, computed }]) => {
    const usual = defaults.get(name) ?? '';
    const colour = !computed && usual.startsWith('#') ? usual : undefined;
    return { name, changes, widgets: widgets.split(' '), usual: computed ?? code(usual), colour };
  });
}

/** Those that a widget reads. */
export const propertiesOf = (widget: string) =>
  properties().filter(({ widgets }) => widgets.includes(widget));

export const propertyTable = () =>
  table(
    ['property', 'default', 'what it changes', 'widgets'],
    properties().map(({ name, usual, changes, widgets }) => [
      code(name),
      usual,
      changes,
      widgets.length === widgetNames().length ? 'all' : widgets.map(code).join(', '),
    ]),
  );

export const textTable = (widget: string) =>
  table(
    ['key', 'English', 'Ukrainian'],
    keysOf(widget).map((key) => [code(key), inCell(texts.en[key]), inCell(texts.uk[key])]),
  );
