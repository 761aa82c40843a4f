// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../src/facts/languages';
import { textOf } from './documents';

const names = readdirSync('src/flags');

test('each language of the texts has a flag', () => {
  expect(names).toEqual(expect.arrayContaining(languages.map((code) => `${code}.svg`)));
});

test.for(names)(
  '%s can be a picture of a page: it loads nothing, runs nothing, and has no fixed size',
  (name) => {
    const flag = textOf(`src/flags/${name}`);
    expect(flag).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 16">/);
    expect(flag).not.toMatch(/<script|<image|<use|href|url\(|\son\w+=|<svg[^>]* width=/);
  },
);

test('the guide names each flag', () => {
  const guide = textOf('src/aspnet/README.md');
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});
