import type { Host } from '../../../src';
import type { LoginCard } from '../card.model';
import type { Field } from './field.model';

/** The props that each text field of the card gets from its model. */
export function fieldProps({ busy, refused }: LoginCard, t: Host['t'], field: Field, noticeId?: string) {
  const fault = field.fault.value;
  const isRefused = refused.value === field;
  return {
    readOnly: busy.value,
    error: fault && t(fault),
    refused: isRefused,
    describedBy: isRefused ? noticeId : undefined,
    attach: field.attach,
  };
}
