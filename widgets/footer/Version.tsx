import { type Signal, useSignals } from '../../src';

export function Version({ version }: { version: Signal<string> }) {
  useSignals();
  return <span>{version.value && `v. ${version.value}`}</span>;
}
