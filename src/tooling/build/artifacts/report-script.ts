import type { Words } from '../../../extras/report/words';
import { codes, otherCodes } from '../../../facts/codes';
import { events } from '../../../facts/events';
import { callPaths } from '../../../facts/routes';
import { widgetNames } from '../../widget-names';
import { script } from '../bundles/script';

/** All words that a report can have. A receiver refuses others. */
export const reportWords = (): Words => ({
  widgets: widgetNames(),
  calls: callPaths,
  kinds: events['login:refused'].detail.kind,
  codes: [...Object.keys(codes), ...otherCodes],
});

/** The script that sends measurements and failures of the widgets. */
export const reportScript = (preamble: string) =>
  script(
    'report.js',
    `import { report } from './src/extras/report/report';\nreport(${JSON.stringify(reportWords())});`,
    preamble,
  );
