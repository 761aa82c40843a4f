import { accesslint } from './pages/accesslint.mjs';
import { adBlocker } from './pages/ad-blocker.mjs';
import { chromiumIssues } from './pages/chromium-issues.mjs';
import { equalAccess } from './pages/equal-access.mjs';
import { nu } from './pages/nu.mjs';

/** Those that look at each page and each state. */
export const ofPages = [chromiumIssues, equalAccess, accesslint, nu, adBlocker];

/** Those that look at files, or open pages of their own. */
export const others = [];
