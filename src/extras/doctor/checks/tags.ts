import { isNear } from '../../../shared/page/near';
import { type Fault, fault } from '../fault';
import { givenData } from '../html/given-data';
import { type Page, runs, type Tag } from '../html/page';
import { fileName, type Product, widgetsIn } from '../product';
import { Missed, type Visits } from '../web/visits';

/** Whether a text can load a widget's script: it has the name of the file or of the folder. */
const mayLoad = (text: string, widget: string) =>
  text.includes(`${widget}.js`) || /["'`/]widgets\//.test(text);

/** The text of each script that could contain widgets, or undefined if one cannot be read. */
async function otherScripts(
  page: Page,
  known: ReadonlySet<Tag>,
  visits: Visits,
): Promise<string[] | undefined> {
  const others = page.tags.filter((tag) => runs(tag) && !known.has(tag));
  const here = page.answer.path.at(-1) as URL;
  const isModule = ({ attributes }: Tag) => /module|importmap/i.test(attributes.get('type') ?? '');
  if (others.some((tag) => isModule(tag) || (tag.address && tag.address.origin !== here.origin)))
    return undefined;
  const texts = await Promise.all(
    others.map(async ({ address, text }) => {
      if (!address) return text;
      const answer = await visits.follow(address, { 'Accept-Encoding': 'br, gzip' });
      return answer instanceof Missed || answer.status !== 200 ? undefined : answer.body.toString('latin1');
    }),
  );
  return texts.every((text) => text !== undefined) ? (texts as string[]) : undefined;
}

/** Placeholders that no script will fill, and names that are nearly ours. */
export async function checkPlaceholders(
  page: Page,
  foreign: ReadonlySet<string>,
  visits: Visits,
  product: Product,
): Promise<Fault[]> {
  const widgets = Object.keys(product.widgets);
  const faults: Fault[] = [];
  for (const found of new Set(page.placeholders)) {
    const widget = widgets.find((name) => isNear(found, name) && !page.placeholders.includes(name));
    if (widget && !widgets.includes(found))
      faults.push(fault('widget misspelled', page.name, { found, widget }));
  }
  const ours = page.tags.filter(
    ({ address }) => address && fileName(address, product) && !foreign.has(address.href),
  );
  const files = ours.flatMap(({ address }) => (address ? (fileName(address, product) ?? []) : []));
  const without = widgets.filter((name) => page.placeholders.includes(name) && !files.includes(`${name}.js`));
  const others = without.length ? await otherScripts(page, new Set(ours), visits) : undefined;
  if (!others) return faults;
  const data = givenData(page);
  for (const widget of without) {
    const isElsewhere = others.some(
      (text) =>
        widgetsIn(text, product).includes(widget) ||
        (mayLoad(text, widget) && !(data.kind === 'read' && data.tag.text === text)),
    );
    if (!isElsewhere) faults.push(fault('no script', page.name, { widget }));
  }
  return faults;
}
