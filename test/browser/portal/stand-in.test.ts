import { describe } from 'vitest';
import { startSite } from '../../site/server.mjs';
import { portalSuite } from './suite';

describe('on the stand-in site', () => {
  portalSuite(startSite);
});
