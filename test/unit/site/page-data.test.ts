// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Field, fields } from '../../../src/page/fields';

const sites = [
  'test/site/page-data.mjs',
  'test/razor/Portal/PortalPage.cs',
  'test/mvc5/site/Portal/PortalPage.cs',
];

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const parts = [
  ['mainSite', fields.mainSite],
  ['contacts', fields.contacts],
] as [string, Field][];

test.each(sites)('%s gives all parts of mainSite and contacts, so that the footer shows them', (path) => {
  const source = readFileSync(path, 'utf8');
  const lacking = parts.flatMap(([name, { is }]) => {
    const block = new RegExp(`\\b${pascal(name)}(?: =|:)[^{]*\\{\n(.*?)\n\\s*\\}`, 's');
    const [, given = ''] = source.match(block) ?? [];
    return Object.keys(is)
      .filter((part) => !new RegExp(`\\b${pascal(part)}( =|:)`).test(given))
      .map((part) => `${name}.${part}`);
  });
  expect(lacking, `add these parts to ${path}`).toEqual([]);
});
