import facts from '../../../facts/csharp.json';
import { actions, urgencies } from '../../../facts/log.words';
import { anchor, code, inCell, table } from './table';

interface Line {
  name: string;
  /** The levels in ASP.NET Core, unless the line exists only on .NET Framework. */
  core?: string;
  /** Those on .NET Framework, unless the line exists only in ASP.NET Core. */
  framework?: string;
  text: string;
}

const lines: Record<keyof typeof actions, Line> = facts.log;

/** Each line of the log with its levels, and what to do. */
export const logTable = () =>
  Object.entries(urgencies)
    .map(([urgency, { heading, when }]) => {
      const rows = Object.entries(lines).flatMap(([number, { name, core, framework, text }]) => {
        const action = actions[Number(number) as keyof typeof actions];
        if (action.urgency !== urgency) return [];
        const levels = [core, framework].filter(Boolean).join(', ');
        return [[`${anchor(number)}${number} ${code(name)}`, action.what, levels, inCell(text)]];
      });
      return `### ${heading}\n\n${when}\n\n${table(['number', 'what to do', 'level', 'text'], rows)}\n`;
    })
    .join('\n');
