import type { FaultName } from './words/words';

/** Something that is wrong: where, and the values for its words. */
export interface Fault {
  name: FaultName;
  where: string;
  values: Readonly<Record<string, string>>;
}

export const fault = (name: FaultName, where: string, values: Record<string, string> = {}): Fault => ({
  name,
  where,
  values,
});
