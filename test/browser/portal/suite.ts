import { language } from './language';
import { links } from './links';
import { type Server, usePortal } from './portal';
import { session } from './session';
import { signingIn } from './sign-in';
import { stalePage } from './stale';

/** The tests for every site with the widgets, in any programming language. */
export function portalSuite(start: () => Promise<Server>, timeout?: number) {
  const portal = usePortal(start, timeout);
  signingIn(portal);
  stalePage(portal, false);
  session(portal);
  language(portal);
  links(portal);
  return portal;
}
