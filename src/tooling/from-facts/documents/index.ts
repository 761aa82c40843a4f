import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type EventRow, events } from '../../../facts/events';
import { inlineTag } from '../../build/artifacts/inline-script';
import { browserLine } from '../../build/bundles/browsers';
import { sizesInShort, sizeTable } from '../../build/sizes/limits';
import { widgetNames } from '../../widget-names';
import { alarmTable, prometheusRules } from '../dashboard/alarms';
import { grafanaDashboard } from '../dashboard/grafana';
import { eventTable } from '../events/event-table';
import { fieldTable } from '../page-data/field-table';
import { consoleFilterBlock, eventFilterBlock } from './alarm-filters';
import { asvsLine } from './asvs-line';
import { codeTable, warningTable } from './code-table';
import { consoleTable } from './console-table';
import { cookieTable } from './cookie-table';
import { csharpFiles, csharpFolder } from './csharp-files';
import { faultTable } from './fault-table';
import {
  codeLimitTable,
  costInShort,
  meterTable,
  openTable,
  ruleTable,
  settingTable,
  windowTable,
} from './guard-tables';
import { heightTable } from './height-table';
import { logTable } from './log-table';
import { loginPicture } from './login-picture';
import { ownerLine } from './owner-line';
import { quoteFile, quoteLines, quoteStep } from './quote';
import { reportTable } from './report-table';
import { routeTable } from './route-table';
import { sentenceTable } from './sentence-table';
import { statusLine } from './status-line';
import { stepTable } from './step-table';
import { propertyTable, textTable } from './widget-tables';

/** A part of a document that is written from code, in Markdown. Two comments with its name are around it. */
interface Part {
  file: string;
  name: string;
  text(): string;
}

/** The parts of the pages of the widgets. */
const ofWidgets: Part[] = widgetNames().flatMap((widget) => {
  const file = `src/site-guide/widgets/${widget}.md`;
  const tables = {
    fields: fieldTable,
    ...(Object.values<EventRow>(events).some((row) => row.widget === widget) && { events: eventTable }),
    heights: heightTable,
    texts: textTable,
  };
  return Object.entries(tables).map(([name, text]) => ({ file, name, text: () => text(widget) }));
});

/** All parts of documents that repeat code. A test fails when one of them is out of date. */
export const parts: Part[] = [
  { file: 'src/site-guide/README.md', name: 'fields', text: () => fieldTable() },
  { file: 'src/site-guide/README.md', name: 'browsers', text: browserLine },
  { file: 'src/site-guide/README.md', name: 'events', text: () => eventTable() },
  { file: 'src/site-guide/README.md', name: 'properties', text: propertyTable },
  ...ofWidgets,
  { file: 'src/aspnet/README.md', name: 'addresses', text: routeTable },
  ...(['SMS', 'known', 'check', 'passwords'] as const).map((about) => ({
    file: 'src/aspnet/limits.md',
    name: about,
    text: () => windowTable(about),
  })),
  { file: 'src/aspnet/limits.md', name: 'codes', text: codeLimitTable },
  { file: 'src/aspnet/limits.md', name: 'open', text: openTable },
  { file: 'src/aspnet/limits.md', name: 'settings', text: settingTable },
  ...['SMS', 'codes', 'check', 'passwords'].map((about) => ({
    file: 'src/aspnet/attacks.md',
    name: `rules of ${about}`,
    text: () => ruleTable(about),
  })),
  { file: 'src/aspnet/attacks.md', name: 'meters', text: meterTable },
  { file: 'src/aspnet/attacks.md', name: 'alarms', text: alarmTable },
  {
    file: 'src/aspnet/core/README.md',
    name: 'session of Identity',
    text: quoteFile('CorePasskeys', 'EvPortalSample/IdentitySession.cs'),
  },
  {
    file: 'src/aspnet/core/README.md',
    name: 'users of Identity',
    text: quoteFile('CorePasskeys', 'EvPortalSample/sign-in/PortalUsers.cs'),
  },
  ...['src/aspnet/sms-guard/README.md', 'src/aspnet/sms-guard/PACKAGE.md'].flatMap((file) => [
    { file, name: 'services of the guard', text: quoteLines('Guard/Program.cs', 'var builder') },
    { file, name: 'guarded login', text: quoteFile('Guard', 'GuardedLogin.cs') },
    { file, name: 'page of the guard', text: quoteLines('Guard/Program.cs', '// The page with your login.') },
  ]),
  {
    file: 'src/aspnet/redis/PACKAGE.md',
    name: 'services of Redis',
    text: quoteStep('prepare.md', 'AddRedis();'),
  },
  {
    file: 'src/aspnet/redis/PACKAGE.md',
    name: 'settings of Redis',
    text: quoteStep('prepare.md', 'EvPortalWidgets:Redis', 2),
  },
  {
    file: 'src/aspnet/passkeys.md',
    name: 'options',
    text: quoteLines('CorePasskeys/Program.cs', 'builder.Services.Configure<IdentityPasskeyOptions>'),
  },
  ...[
    'EvPortalSample/PasskeysController.cs',
    'wwwroot/passkeys.js',
    'EvPortalSample/PasskeyTexts.cs',
    'EvPortalSample/Views/Login.cshtml',
    'EvPortalSample/Views/Panel.cshtml',
    'wwwroot/passkeys.css',
  ].map((path) => ({
    file: 'src/aspnet/passkeys.md',
    name: path,
    text: quoteFile('CorePasskeys', path),
  })),
  { file: 'README.md', name: 'sizes', text: sizesInShort },
  { file: 'README.md', name: 'SMS in short', text: costInShort },
  { file: 'README.md', name: 'status', text: () => statusLine() },
  { file: 'README.md', name: 'owner', text: () => ownerLine() },
  { file: 'test/ASVS.md', name: 'not met', text: () => asvsLine() },
  { file: 'src/site-guide/operate.md', name: 'sizes', text: sizeTable },
  { file: 'src/site-guide/answers.md', name: 'inline script', text: inlineTag },
  { file: 'src/site-guide/operate.md', name: 'cookies', text: cookieTable },
  { file: 'src/site-guide/watch.md', name: 'reports', text: reportTable },
  { file: 'src/site-guide/watch.md', name: 'steps', text: stepTable },
  { file: 'src/site-guide/errors.md', name: 'sentences', text: sentenceTable },
  { file: 'src/site-guide/errors.md', name: 'filter of the console', text: consoleFilterBlock },
  { file: 'src/site-guide/errors.md', name: 'filter of Windows', text: eventFilterBlock },
  { file: 'src/site-guide/errors.md', name: 'codes', text: codeTable },
  { file: 'src/site-guide/errors.md', name: 'log', text: logTable },
  { file: 'src/site-guide/errors.md', name: 'console', text: consoleTable },
  { file: 'src/site-guide/errors.md', name: 'faults', text: faultTable },
  { file: 'src/site-guide/errors.md', name: 'warnings', text: warningTable },
];

/** Whole files that are written from code. A test fails when one of them is out of date. */
export const wholeFiles: Record<string, () => string> = {
  'src/aspnet/dashboard/grafana.json': grafanaDashboard,
  'src/aspnet/dashboard/prometheus.yml': prometheusRules,
  'src/site-guide/login.svg': loginPicture,
  // A site copies the sample with its flags.
  ...Object.fromEntries(
    ['uk', 'ru', 'en'].map((code) => [
      `src/aspnet/samples/Core/wwwroot/Content/flags/${code}.svg`,
      () => readFileSync(`src/flags/${code}.svg`, 'utf8'),
    ]),
  ),
};

/** The document with the current text between the two comments of the part. */
export function update(document: string, { file, name, text }: Part): string {
  const start = `<!-- written by npm run docs: ${name} -->\n`;
  const end = `<!-- end: ${name} -->`;
  const place = new RegExp(`(?<=${start})[^]*?(?=${end})`);
  if (!place.test(document))
    throw new Error(`${file} needs these two lines around the place of the part:\n${start}${end}`);
  return document.replace(place, () => `${text()}\n`);
}

/** Runs `npm run docs`. */
export function documents(): void {
  for (const part of parts) {
    const document = readFileSync(part.file, 'utf8');
    writeFileSync(part.file, update(document, part));
  }
  for (const [path, text] of Object.entries(wholeFiles)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text());
  }
  rmSync(csharpFolder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(csharpFiles())) {
    mkdirSync(dirname(`${csharpFolder}/${name}`), { recursive: true });
    writeFileSync(`${csharpFolder}/${name}`, text);
  }
}
