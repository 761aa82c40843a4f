import { describe } from 'vitest';
import { startSite } from '../../site/server.mjs';
import { usePortal } from './portal';
import { signingIn } from './sign-in';
import { stalePage } from './stale';

describe('on the stand-in site', () => {
  const portal = usePortal(startSite);
  signingIn(portal, { ofAdmin: '/uk/clients', afterLogout: '/ru' });
  stalePage(portal, false);
});
