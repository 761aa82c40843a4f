import { readdir, readFile } from 'node:fs/promises';

/** The text of the MIT license, for a package that names the license but does not contain its text. */
const mit = (author: string) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The folder of the package that a file belongs to; undefined for the project's own files. */
const packageOf = (path: string) => path.match(/^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/)?.[0];

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license, author } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (!file && license !== 'MIT')
    throw new Error(`${name} has no license file: write its notice into src/tooling/artifacts/licenses.ts`);
  const text = file ? await readFile(`${folder}/${file}`, 'utf8') : mit(author?.name ?? author);
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** dist/LICENSES.txt: the notices of all packages in the scripts. esbuild lists the bundled files, `inputs`. */
export async function licenses(inputs: string[]): Promise<string> {
  const folders = [...new Set(inputs.flatMap((path) => packageOf(path) ?? []))].sort();
  const notices = await Promise.all(folders.map(noticeOf));
  return `The scripts in this folder contain these packages.\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
