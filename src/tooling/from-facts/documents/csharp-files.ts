import { inlineCsharp } from '../../build/artifacts/inline-script';
import { csharpReportWords } from '../../build/artifacts/report-words';
import { widgetTable } from '../../build/artifacts/widget-table';
import { widgetNames } from '../../widget-names';
import { csharpCodes } from '../codes-csharp';
import { csharpCountries } from '../countries-csharp';
import { csharpClasses } from '../page-data/csharp-classes';
import { coreClass } from '../page-data/csharp-core';
import { frameworkClass } from '../page-data/csharp-framework';
import { texts } from '../translations/texts';
import { csharpFormer, csharpTexts } from '../translations/write-csharp';

export const csharpFolder = 'src/aspnet/generated';

/** What the C# knows of the widgets, by its path in that folder. It is committed, so that an IDE knows these names in a fresh clone. A build also needs `dist/`. */
export function csharpFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'WidgetCountries.cs': csharpCountries(),
    'WidgetInlineScript.cs': inlineCsharp,
    'WidgetReportWords.cs': csharpReportWords(),
    'WidgetTable.cs': widgetTable(widgetNames()),
    'WidgetTextTable.cs': csharpTexts(texts),
    'sms-guard/WidgetCodes.cs': csharpCodes(),
    'texts-task/WidgetFormerTexts.cs': csharpFormer(texts),
  };
  for (const each of csharpClasses()) {
    files[`core/${each.name}.cs`] = coreClass(each);
    files[`web/${each.name}.cs`] = frameworkClass(each);
  }
  return files;
}
