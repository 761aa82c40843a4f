import { readdirSync, readFileSync } from 'node:fs';

/** A document of the guide. */
export interface Source {
  /** Its path in the repository. */
  path: string;
  /** Its page in the guide. */
  page: string;
  title: string;
  markdown: string;
}

/** The documents that the menu has first, by the name of their group. The others follow in the last group. */
const groups: [name: string, paths: string[]][] = [
  [
    'Start',
    [
      'README.md',
      'src/site-guide/decide.md',
      'src/site-guide/README.md',
      'src/site-guide/answers.md',
      'src/site-guide/login.md',
    ],
  ],
  [
    'Widgets',
    ['header', 'page-header', 'login-card', 'footer'].map((name) => `src/site-guide/widgets/${name}.md`),
  ],
  [
    'ASP.NET',
    ['README', 'core/README', 'mvc5/README', 'web/README', 'sms-guard/README', 'prepare', 'passkeys'].map(
      (name) => `src/aspnet/${name}.md`,
    ),
  ],
  [
    'Operate',
    [
      'site-guide/operate',
      'aspnet/servers',
      'site-guide/watch',
      'site-guide/personal-data',
      'aspnet/limits',
      'aspnet/attacks',
    ].map((name) => `src/${name}.md`),
  ],
  ['Look up', ['errors', 'words', 'UPGRADING'].map((name) => `src/site-guide/${name}.md`)],
];

/** What is for those who change the project, or for a package. */
const notForSites = /CONTRIBUTING|PACKAGE|LICENSE|ROOMS|\/(?:bin|obj|samples|generated)\//;

/** The documents for sites, also those that no group names. */
function paths(): string[] {
  const below = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    );
  const all = [...readdirSync('.'), ...below('src/site-guide'), ...below('src/aspnet')];
  return all.filter((path) => path.endsWith('.md') && !notForSites.test(path)).sort();
}

/** The folders of the pages are those of the documents, without `src/` and `site-guide/`. */
function pageOf(path: string): string {
  if (path === 'src/site-guide/README.md') return 'page-authors.html';
  return path
    .replace(/^src\//, '')
    .replace(/^site-guide\//, '')
    .replace(/(?<=^|\/)README\.md$/, 'index.md')
    .replace(/\.md$/, '.html');
}

/** What follows this line is for those who have the repository. */
const endOfGuide = '<!-- only in the repository -->';

export function readSources(): Source[] {
  return paths().map((path) => {
    const [markdown = ''] = readFileSync(path, 'utf8').split(endOfGuide);
    const [, title = path] = markdown.match(/^# (.+)$/m) ?? [];
    return { path, page: pageOf(path), title: path === 'README.md' ? 'Overview' : title, markdown };
  });
}

/** The sources in the order of the menu, by the name of their group. */
export function menuOf(sources: Source[]): [name: string, sources: Source[]][] {
  const named = groups.flatMap(([, list]) => list);
  const find = (list: string[]) => list.flatMap((path) => sources.find((each) => each.path === path) ?? []);
  const others = sources.filter(({ path }) => !named.includes(path));
  return groups.map(([name, list], at) => [
    name,
    [...find(list), ...(at === groups.length - 1 ? others : [])],
  ]);
}
