/** The text below a heading of the changelog: `Next`, or a version. Undefined if there is no such heading. */
export function sectionOf(changelog: string, heading: string): string | undefined {
  const chapters = changelog.split(/^## /m).slice(1);
  const chapter = chapters.find((each) => each.split(/[\s(]/, 1)[0] === heading);
  return chapter?.slice(chapter.indexOf('\n')).trim();
}

/** Gives the chapter "Next" the number and the date of a version. */
export const dated = (changelog: string, version: string, date: string) =>
  changelog.replace(/^## Next$/m, `## ${version} (${date})`);
