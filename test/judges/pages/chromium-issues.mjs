import { debianVersion } from '../ask.mjs';

export const chromiumIssues = {
  needs: ['chromium'],
  id: 'chromium-issues',
  name: 'Chromium: issues',
  version: () => debianVersion('chromium'),
  looksAt: 'each page and each state: the panel “Issues” of its developer tools, with those of forms',
  planted: {
    rule: 'FormLabelForNameError',
    html: '<form><label for="user">User</label><input name="user"></form>',
  },
  /** The answer of `Audits.checkFormsIssues` is empty whatever the page has: it only sends events. @param {import('../walk.mjs').Seen} seen */
  async look({ cdp, issues }) {
    await cdp.send('Audits.checkFormsIssues');
    const found = [];
    for (const { code, details } of issues) {
      const [detail = {}] = Object.values(details);
      const rule = detail.errorType ?? detail.performanceIssueType ?? code;
      const place = await placeOf(cdp, detail);
      if (!found.some((each) => each.rule === rule && each.place === place)) found.push({ rule, place });
    }
    return found;
  },
};

/** The element of an issue, or the script of ours that caused it. @param {import('playwright-core').CDPSession} cdp @param {any} detail */
async function placeOf(cdp, detail) {
  const backendNodeId = detail.violatingNodeId ?? detail.nodeId ?? detail.affectedNode?.backendNodeId;
  if (!backendNodeId) return JSON.stringify(detail).match(/\/widgets\/([\w-]+\.\w+)/)?.[1];
  try {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId });
    const functionDeclaration = 'function () { return judged.placeOf(this) }';
    const { objectId } = object;
    const { result } = await cdp.send('Runtime.callFunctionOn', { functionDeclaration, objectId });
    return result.value;
  } catch {
    // The element is gone.
    return undefined;
  }
}
