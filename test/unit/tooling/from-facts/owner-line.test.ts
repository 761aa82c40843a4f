// @vitest-environment node
import { expect, test } from 'vitest';
import { ownerFacts, ownerLine } from '../../../../src/tooling/from-facts/documents/owner-line';
import { ownerFields } from '../../../../src/tooling/release/owner';

const nothing = { Owner: '', license: '', PackageProjectUrl: '', RepositoryUrl: '' };
const all = {
  Owner: 'Portal Ltd',
  license: 'MIT',
  PackageProjectUrl: 'https://portal.example/widgets',
  RepositoryUrl: 'https://code.portal.example/widgets',
};

test.each([
  [
    'nothing',
    nothing,
    "**Not decided**: who stands behind it, the licence, the contact and where releases lie. Without a licence only the portal's own sites may use it.",
  ],
  [
    'a part',
    { ...all, license: '', RepositoryUrl: '' },
    "**Owner**: Portal Ltd. **Contact**: <https://portal.example/widgets>. **Not decided**: the licence and where releases lie. Without a licence only the portal's own sites may use it.",
  ],
  [
    'all',
    all,
    '**Owner**: Portal Ltd. **Licence**: MIT. **Contact**: <https://portal.example/widgets>. **Releases**: <https://code.portal.example/widgets>.',
  ],
])('the first page says what is decided when the owner has filled in %s', (_, facts, line) => {
  expect(ownerLine(facts)).toBe(line);
});

test('the first page and the release read the same properties of the owner', () => {
  const { license, ...properties } = ownerFacts();
  expect(ownerFields({ ...properties, ReleaseSdk: '' }).empty).toEqual(
    Object.keys(properties).filter((name) => !properties[name as keyof typeof properties]),
  );
});
