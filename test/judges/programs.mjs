import { existsSync } from 'node:fs';

const blocker = '/usr/share/chromium/extensions/ublock-origin/assets';

/** The programs and files of Debian that judges need, and the packages that have them. `.ci/run` installs these. */
export const programs = {
  chromium: { paths: ['/usr/bin/chromium'], packages: 'chromium' },
  firefox: { paths: ['/usr/bin/firefox-esr'], packages: 'firefox-esr' },
  java: { paths: ['/usr/bin/java'], packages: 'default-jre-headless' },
  blocker: { paths: [`${blocker}/ublock/filters.min.txt`], packages: 'webext-ublock-origin-chromium' },
  hunspell: {
    paths: ['/usr/bin/hunspell', '/usr/share/hunspell/uk_UA.dic', '/usr/share/hunspell/ru_RU.dic'],
    packages: 'hunspell hunspell-uk hunspell-ru',
  },
};

/** What a judge lacks, in the words of its line. @param {{ needs?: string[] }} judge */
export const lacks = ({ needs = [] }) =>
  needs
    .map((name) => programs[name])
    .filter(({ paths }) => !paths.every((path) => existsSync(path)))
    .map(({ packages }) => `not run: apt-get install ${packages}`);
