import { file, header, html, type Seed } from './changes';

/** Faults of the files in the folder of the widgets. */
export const ofFiles = (folder: string): Seed[] => [
  {
    name: 'shared.js is not there',
    change: file('shared.js', (answer) => {
      answer.status = 404;
    }),
    says: `${folder}/shared.js: answers 404. Its widgets do not appear. Copy the whole folder of the build.`,
  },
  {
    name: 'the start page of the site comes for header.js',
    change: file('header.js', html),
    says: `${folder}/header.js: is text/html, not text/javascript. Browsers refuse it. Correct the MIME type, or the page that the server sends for unknown addresses.`,
  },
  {
    name: 'the line ends of footer.js are converted',
    change: file('footer.js', (answer) => {
      answer.text = answer.text.replaceAll('\n', '\r\n');
    }),
    says: `${folder}/footer.js: differs from its integrity. Browsers refuse it. Turn off minification and the conversion of line ends, and copy the whole build.`,
  },
  {
    name: 'login-card.js is not compressed',
    change: file('login-card.js', header('content-encoding', undefined)),
    says: /^\/\S+\/login-card\.js: is sent uncompressed \(\d+ kB\)\. Slow lines wait three times as long\. Serve the \.br or the \.gz\.$/,
  },
  {
    name: 'a proxy removes Vary',
    change: file('page-header.js', header('vary', undefined)),
    says: `${folder}/page-header.js: has no "Vary: Accept-Encoding". A cache may send it compressed to a browser that cannot read it. Send this header.`,
  },
  {
    name: 'browsers ask for a file with a hash each time',
    change: file('header.js', header('cache-control', 'no-cache')),
    says: `${folder}/header.js: has its hash in the address and is kept for no time. Visitors load it again and again. Send "Cache-Control: public, max-age=31536000, immutable".`,
  },
];
