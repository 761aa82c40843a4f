import { readdir, readFile } from 'node:fs/promises';

/** The text of the MIT license, for a package that names the license but does not contain its text. */
const mit = async (author: string) =>
  (await readFile('node_modules/react/LICENSE', 'utf8')).replace(/(?<=Copyright \(c\) ).*/, author);

/** The folder of the package that a file belongs to; undefined for the project's own files. */
const packageOf = (path: string) => path.match(/^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/)?.[0];

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license, author } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (!file && license !== 'MIT')
    throw new Error(
      `${name} has no license file: write its notice into src/tooling/build/artifacts/licenses.ts`,
    );
  const text = file ? await readFile(`${folder}/${file}`, 'utf8') : await mit(author?.name ?? author);
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** dist/LICENSES.txt: the notices of all packages in the scripts. esbuild lists the bundled files, `inputs`. */
export async function licenses(inputs: string[]): Promise<string> {
  const folders = [...new Set(inputs.flatMap((path) => packageOf(path) ?? []))].sort();
  const notices = await Promise.all(folders.map(noticeOf));
  return `The scripts in this folder contain these packages.\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
