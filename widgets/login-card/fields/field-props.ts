import type { Host } from '../../../src';
import type { LoginCardModel } from '../card.model';
import type { FieldModel } from './field';

type Card = Pick<LoginCardModel, 'busy' | 'markedField'>;

/** The props of a text field. At first the card error is no description of a marked field, because screen readers read it as an alert. */
export function fieldProps({ busy, markedField }: Card, t: Host['t'], field: FieldModel) {
  const error = field.error.value;
  return {
    readOnly: busy.value,
    error: error && t(error),
    marked: markedField.value === field,
    attach: field.attach,
  };
}
