import type { Table } from './table';

/** What can be wrong with a file of ours. */
export const ofFiles = {
  'file missing': ['answers {status}', 'Its widgets do not appear', 'Copy the whole folder of the build'],
  'file type': [
    'is {type}, not {wanted}',
    'Browsers refuse it',
    'Correct the MIME type, or the page that the server sends for unknown addresses',
  ],
  'file changed': [
    'differs from its integrity',
    'Browsers refuse it',
    'Turn off minification and the conversion of line ends, and copy the whole build',
  ],
  'file uncompressed': [
    'is sent uncompressed ({size} kB)',
    'Slow lines wait three times as long',
    'Serve the .br or the .gz',
  ],
  'file without Vary': [
    'has no "Vary: Accept-Encoding"',
    'A cache may send it compressed to a browser that cannot read it',
    'Send this header',
  ],
  'file kept too short': [
    'has its hash in the address and is kept {time}',
    'Visitors load it again and again',
    'Send "Cache-Control: public, max-age=31536000, immutable"',
  ],
  'file kept too long': [
    'has no hash in its address and is kept {time}',
    'After an update old and new files mix',
    'Send "Cache-Control: no-cache", or add ?v= with the hash',
  ],
  'file without crossorigin': [
    'has integrity, but no crossorigin',
    'Browsers cannot check a file of another origin, and refuse it',
    'Add crossorigin="anonymous"',
  ],
  'file removed': [
    'is in a folder from which ad blockers remove it',
    'In browsers with one it does not run',
    'Use another folder, such as /widgets/',
  ],
  'file over http': ['is loaded over http by a page of https', 'Browsers block it', 'Write https'],
} as const satisfies Table;
