// @vitest-environment node
import { expect, test } from 'vitest';
import { statusLine } from '../../../../src/tooling/from-facts/documents/status-line';

const released =
  '## 9.1.0 (2027-02-03)\n\n### For pages\n\n- Security: an old one.\n\n## 9.0.0 (2027-01-01)\n\n- Security: older.\n';
const status = (chapters: string) =>
  statusLine(`# Changelog\n\nOne line.\n\n${chapters}`).replaceAll('\n  ', ' ');

test.each([
  [
    'after a release',
    released,
    'The last release is 9.1.0, of 2027-02-03. Only the newest gets [corrections](SECURITY.md). [What has changed](CHANGELOG.md).',
  ],
  [
    'when only other things have changed',
    `## Next\n\n- A colour.\n\n${released}`,
    'The last release is 9.1.0, of 2027-02-03. Only the newest gets [corrections](SECURITY.md). [What has changed](CHANGELOG.md).',
  ],
  [
    'when weaknesses were corrected',
    `## Next\n\n### For visitors\n\n- Security: one.\n- A colour.\n\n### For developers\n\n- Security: two.\n\n${released}`,
    'The last release is 9.1.0, of 2027-02-03. Only the newest gets [corrections](SECURITY.md). The source is newer. [The changelog](CHANGELOG.md) names corrections of security that 9.1.0 does not have.',
  ],
])('the first page names the last release, and what it lacks, %s', (_, chapters, line) => {
  expect(status(chapters)).toContain(line);
});
