/** The nonce of the inline scripts in a test's document. */
export const nonce = 'c29tZSBub25jZQ';

/** The policy that the guide for sites recommends. */
export const policy = `script-src 'self' 'nonce-${nonce}'; style-src 'self'; connect-src 'self'; img-src 'self'`;

/** Headers for a document with content that the policy forbids, for example inline styles. */
export const withoutPolicy = { 'content-security-policy': '' };

const violation = 'Blocked by the content security policy:';

/** Runs first in each page. It prints each violation in the console, with the same text in every browser. */
export const reportViolations = `addEventListener('securitypolicyviolation', (event) =>
  console.error('${violation}', event.effectiveDirective, event.blockedURI, event.sourceFile ?? ''))`;

export const isViolation = (text: string) => text.startsWith(violation);

/** Whether this is the message of WebKit 16, which does not know Trusted Types. */
export const isUnknown = (text: string) => text.startsWith('Unrecognized Content-Security-Policy directive');
