import type { Host } from '../../../src';
import type { CardState } from '../card-state.model';
import type { FieldModel } from './field';

type Card = Pick<CardState, 'busy' | 'markedField'>;

/**
 * The props that a text field gets from its model. A marked field is not described by the card error: a screen reader
 * would read it twice, as an alert and as the description of the field with the focus.
 */
export function fieldProps({ busy, markedField }: Card, t: Host['t'], field: FieldModel) {
  const error = field.error.value;
  return {
    readOnly: busy.value,
    error: error && t(error),
    marked: markedField.value === field,
    attach: field.attach,
  };
}
