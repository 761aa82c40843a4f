import { esCheck } from './others/es-check.mjs';
import { fieldTypes } from './others/field-types.mjs';
import { firefoxPasswords } from './others/firefox-passwords.mjs';
import { hunspell } from './others/hunspell.mjs';
import { lighthouseJudge } from './others/lighthouse.mjs';
import { oldest, tooOld } from './others/old-chromium.mjs';
import { policyJudge } from './others/policies.mjs';
import { accesslint } from './pages/accesslint.mjs';
import { adBlocker } from './pages/ad-blocker.mjs';
import { chromiumIssues } from './pages/chromium-issues.mjs';
import { equalAccess } from './pages/equal-access.mjs';
import { nu } from './pages/nu.mjs';

/** Those that look at each page and each state. */
export const ofPages = [chromiumIssues, equalAccess, accesslint, nu, adBlocker];

/** Those that look at files, or open pages of their own. */
export const others = [
  fieldTypes,
  firefoxPasswords,
  lighthouseJudge,
  oldest,
  tooOld,
  policyJudge,
  esCheck,
  hunspell,
];
