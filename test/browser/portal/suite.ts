import { language } from './language';
import { type Server, usePortal } from './portal';
import { session } from './session';
import { signingIn } from './sign-in';

/** What every host of the widgets has to do, whatever it is written in. */
export function portalSuite(start: () => Promise<Server>, timeout?: number) {
  const portal = usePortal(start, timeout);
  signingIn(portal);
  session(portal);
  language(portal);
  return portal;
}
