// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Field, fields } from '../../../src/page/fields';

const examples = {
  'test/site/page-data.mjs': readFileSync('test/site/page-data.mjs', 'utf8'),
  'test/razor/Portal/PortalPage.cs': readFileSync('test/razor/Portal/PortalPage.cs', 'utf8'),
};

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

test.each([
  ['mainSite', fields.mainSite],
  ['contacts', fields.contacts],
] as [string, Field][])(
  'both example sites give all parts of %s, so that they show each link',
  (name, { is }) => {
    for (const [path, source] of Object.entries(examples)) {
      const [, part = ''] =
        source.match(new RegExp(`\\b${pascal(name)}(?: =|:)[^{]*\\{\n(.*?)\n\\s*\\}`, 's')) ?? [];
      const lacking = Object.keys(is).filter((each) => !new RegExp(`\\b${pascal(each)}( =|:)`).test(part));
      expect(lacking, `add these parts of ${name} to ${path}`).toEqual([]);
    }
  },
);
