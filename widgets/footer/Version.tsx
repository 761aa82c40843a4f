import { type Host, useEffect, useMemo, useSignals } from '../../src/shared';
import { createVersion } from './version.model';

/** The version of the site. It is empty until the version is known. A screen reader reads it apart from the text before it. */
export function Version({ host }: { host: Host }) {
  useSignals();
  const { version, start } = useMemo(() => createVersion(host), [host]);
  useEffect(start, [start]);
  return <p>{version.value && `v. ${version.value.slice(0, 100)}`}</p>;
}
