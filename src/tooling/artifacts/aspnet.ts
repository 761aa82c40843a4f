import { readdir, readFile } from 'node:fs/promises';
import { header } from '../page-data/csharp-classes';
import { texts } from '../translations/texts';
import { csharpTexts } from '../translations/write-csharp';
import { textsXml } from '../translations/write-xml';
import { widgetNames } from '../widget-names';
import { inlineCsharp } from './inline-script';
import { csharpReportWords } from './report-words';
import { widgetTable } from './widget-table';

/** C# 5 has no nullable annotations. Without this line the compiler of ASP.NET Core would warn about them. */
const withoutNullable = (source: string) => source.replace(header, `${header}\n#nullable disable`);

/** In a namespace of its own, so that a site with MVC sees only the class of the package for MVC. */
const withoutMvc = (source: string) =>
  source.replace('namespace EvPortalWidgets\n', 'namespace EvPortalWidgets.WithoutMvc\n');

/** The same for a file of the sample that has answers. */
const withAnswers = (source: string) =>
  source.includes('WidgetAnswer')
    ? source.replace('using EvPortalWidgets;\n', '$&using EvPortalWidgets.WithoutMvc;\n')
    : source;

/**
 * The files of src/aspnet, by their path in dist/. `core` and `web` get the C# in src/aspnet/shared and the texts. The answers are
 * different: in MVC 5 they are results of actions, a class of MVC. All samples have the C# 5 in shared/sample, those
 * for MVC 5 and for Web Forms also web/sample. The C# that a site compiles, and each sample, is in one folder, so that the site can copy
 * it with one command.
 */
export async function aspnetFiles(): Promise<Record<string, string | Buffer>> {
  const entries = await readdir('src/aspnet', { recursive: true });
  // ROOMS.md is for developers who change the C#.
  const paths = entries
    .filter((path) => /\.\w+$/.test(path) && path !== 'ROOMS.md')
    .map((path) => path.replaceAll('\\', '/'));
  const files: Record<string, string | Buffer> = {};
  const add = (path: string, source: string | Buffer) => {
    if (files[path] !== undefined) throw new Error(`src/aspnet has two files for ${path}: rename one`);
    files[path] = source;
  };
  const addToKits = (name: string, source: string) => {
    add(`aspnet/core/${name}`, withoutNullable(source));
    add(`aspnet/web/${name}`, source);
  };
  const addAnswer = (name: string, source: string) => {
    add(`aspnet/core/${name}`, withoutNullable(source));
    add(`aspnet/web/WithoutMvc.${name}`, withoutMvc(source));
    add(`aspnet/mvc5/${name}`, source);
  };
  const addToSamples = (name: string, source: string) => {
    add(`aspnet/mvc5/${name}`, source);
    // Web Forms has pages of its own.
    if (name.endsWith('.cs')) add(`aspnet/web/${name}`, withAnswers(source));
  };
  for (const path of paths) {
    const content = await readFile(`src/aspnet/${path}`);
    const source = content.toString();
    const flat = path.replace(/^(\w+)\/(?!sample\/|reference\/)[\w-]+\//, '$1/');
    if (path.startsWith('shared/sample/')) {
      const name = path.slice('shared/'.length);
      add(
        `aspnet/core/${name}`,
        path.endsWith('.cs') ? source.replace(/^\uFEFF?/, '$&#nullable disable\n') : source,
      );
      addToSamples(name, source);
    } else if (flat.startsWith('shared/')) addToKits(flat.slice('shared/'.length), source);
    else if (path.startsWith('answers/')) addAnswer(path.slice('answers/'.length), source);
    else if (path.startsWith('web/sample/')) addToSamples(path.slice('web/'.length), source);
    else if (path.startsWith('web/forms/')) add(`aspnet/${path.replace('forms', 'sample')}`, source);
    else add(`aspnet/${flat}`, /\.(snk|png)$/.test(flat) ? content : source);
  }
  addToKits('WidgetTextTable.cs', csharpTexts(texts));
  addToKits('WidgetInlineScript.cs', inlineCsharp);
  addToKits('WidgetTable.cs', widgetTable(widgetNames()));
  addToKits('WidgetReportWords.cs', csharpReportWords());
  addToKits('WidgetTexts.xml', textsXml(texts));
  return files;
}
