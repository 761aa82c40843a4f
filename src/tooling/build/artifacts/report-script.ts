import { readFileSync } from 'node:fs';
import type { Words } from '../../../extras/report/words';
import { events } from '../../../facts/events';
import { callPaths } from '../../../facts/routes';
import { widgetNames } from '../../widget-names';
import { script } from '../bundles/script';

/** The codes that our C# answers. */
const codes = ['shared/answers/WidgetCodes', 'sms-guard/SmsGuard', 'sms-guard/SmsRefusal'].flatMap((file) =>
  [
    ...readFileSync(`src/aspnet/${file}.cs`, 'utf8').matchAll(
      /(?:public|internal) const string \w+ = "(\w+)"/g,
    ),
  ].map(([, code = '']) => code),
);

/** All words that a report can have. A receiver refuses others. */
export const reportWords = (): Words => ({
  widgets: widgetNames(),
  calls: callPaths,
  kinds: events['login:refused'].detail.kind,
  codes,
});

/** The script that sends measurements and failures of the widgets. */
export const reportScript = (preamble: string) =>
  script(
    'report.js',
    `import { report } from './src/extras/report/report';\nreport(${JSON.stringify(reportWords())});`,
    preamble,
  );
