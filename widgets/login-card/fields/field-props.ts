import type { Host } from '../../../src';
import type { LoginCard } from '../card.model';
import type { Field } from './field';

/** The props that each text field of the card gets from its model. */
export function fieldProps({ busy, markedField }: LoginCard, t: Host['t'], field: Field, errorId?: string) {
  const error = field.error.value;
  const marked = markedField.value === field;
  return {
    readOnly: busy.value,
    error: error && t(error),
    marked,
    describedBy: marked ? errorId : undefined,
    attach: field.attach,
  };
}
