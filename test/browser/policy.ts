/** The nonce of the inline scripts in a test's document. */
export const nonce = 'c29tZSBub25jZQ';

/** The policy that the README asks for. */
export const policy = `script-src 'self' 'nonce-${nonce}'; style-src 'self'; connect-src 'self'; img-src 'self'`;

/** For a document that holds what the policy forbids: styles of its own, for example. */
export const withoutPolicy = { 'content-security-policy': '' };

const violation = 'Blocked by the content security policy:';

/** Runs first in each page: a violation is told in the console, in the same words in every browser. */
export const reportViolations = `addEventListener('securitypolicyviolation', (event) =>
  console.error('${violation}', event.effectiveDirective, event.blockedURI, event.sourceFile ?? ''))`;

export const isViolation = (text: string) => text.startsWith(violation);
