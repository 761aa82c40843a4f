import { describe } from 'vitest';
import { usePortal } from '../aspnet/portal/portal';
import { signingIn } from '../aspnet/portal/sign-in';
import { stalePage } from '../aspnet/portal/stale';
import { playTraces } from '../model/traces/play';
import { startSite } from '../site/server.mjs';

describe('on the stand-in site', () => {
  const portal = usePortal(startSite);
  signingIn(portal, '/uk/clients');
  stalePage(portal, false);
  playTraces(portal.login);
});
