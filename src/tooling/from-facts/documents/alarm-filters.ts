import facts from '../../../facts/csharp.json';
import { actions } from '../../../facts/log.words';

const lines: Record<string, { core?: string; text: string }> = facts.log;

const urgent = Object.entries(actions).flatMap(([number, { urgency }]) => (urgency === 'now' ? number : []));
/** The levels of a line that is an alarm only as an error. */
const mayBeError = (number: string) => lines[number]?.core === 'Warning or Error';

/**
 * For the console of ASP.NET Core and for journald, in the language of `grep -E`. The category is a part of it, because journald writes the
 * number of a process in brackets, too.
 */
export function consoleFilter(): string {
  const category = String.raw`EvPortalWidgets\.\w+`;
  const numbers = urgent.filter((number) => lines[number]?.core && !mayBeError(number));
  const errors = urgent.filter(mayBeError);
  return String.raw`${category}\[(${numbers.join('|')})\]|fail: ${category}\[(${errors.join('|')})\]`;
}

/** For the Windows Event Log, in its own language. It reads no texts, so a line of several levels is there at each of them. */
export function eventFilter(): string {
  const ids = urgent.map((number) => `EventID=${number}`).join(' or ');
  const query = `*[System[Provider[@Name='EvPortalWidgets'] and (${ids})]]`;
  return `<QueryList><Query><Select Path="Application">${query}</Select></Query></QueryList>`;
}

const shown = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

export const consoleFilterBlock = () =>
  shown('sh', `journalctl -u portal | grep -A1 -E '${consoleFilter()}'`);
export const eventFilterBlock = () => shown('xml', eventFilter());
