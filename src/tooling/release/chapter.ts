/** The changes of a version, from the first chapter of the changelog. The changelog ships, so it must have the number already. */
export function chapterOf(version: string, changelog: string): string {
  const [, first = ''] = changelog.split(/^## /m);
  if (!first.startsWith(`${version} (`))
    throw new Error(
      `CHANGELOG.md must begin with the chapter "## ${version} (date)". Write the number in place of "Next", and commit it`,
    );
  return first.replace(/.*\n/, '').trim();
}
