import type { Host, ReadonlySignal } from '../../../src';
import type { Field } from './field';

interface Card {
  busy: ReadonlySignal<boolean>;
  markedField: ReadonlySignal<Field | undefined>;
}

/** The props that a text field gets from its model. `errorId` is the id of the card error, which describes a marked field. */
export function fieldProps({ busy, markedField }: Card, t: Host['t'], field: Field, errorId?: string) {
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
