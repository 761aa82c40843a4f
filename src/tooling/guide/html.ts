import { posix } from 'node:path';

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The address of a file of the guide, as a page has to write it. */
export const addressFrom = (page: string, target: string) => posix.relative(posix.dirname(page), target);

/** Nothing is inline, so this is enough. */
const policy = "default-src 'self'";

export const headOf = (title: string, address: (target: string) => string, extra = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="${address('assets/icon.svg')}">
${extra}</head>
`;
