import { execFileSync } from 'node:child_process';
import { buildSite, built, env } from '../dotnet';

/** A widget on a page with some data. The address is the one of the page. */
export interface Asked {
  widget: string;
  page: object;
  address?: string;
}

const folder = 'test/aspnet/first-content';

/** Compiles the C# that writes the first content. Returns a function that asks it for several ones. */
export async function firstContents(): Promise<(asked: Asked[]) => string[]> {
  await buildSite(folder);
  const program = `${built}/first-content/bin/FirstContents/debug/FirstContents.dll`;
  return (asked) => {
    const input = JSON.stringify(asked.map((each) => ({ address: '/uk', ...each })));
    return JSON.parse(execFileSync('dotnet', [program], { input, env, encoding: 'utf8' }));
  };
}
