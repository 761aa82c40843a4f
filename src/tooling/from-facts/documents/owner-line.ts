import { readFileSync } from 'node:fs';

/** What only the owner of the product knows. Empty is not decided yet. */
export interface OwnerFacts {
  license: string;
  Owner: string;
  PackageProjectUrl: string;
  RepositoryUrl: string;
}

/** The owner writes it into these two files. Node reads the second one itself, so that this needs no .NET. */
export function ownerFacts(): OwnerFacts {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const file = 'src/aspnet/Directory.Build.props';
  const properties = readFileSync(file, 'utf8');
  const propertyOf = (name: string) => {
    const [, value] = properties.match(new RegExp(`<${name}>([^<]*)</${name}>`)) ?? [];
    if (value === undefined) throw new Error(`${file} has no <${name}> any more`);
    return value.trim();
  };
  return {
    license: license === 'UNLICENSED' ? '' : license,
    Owner: propertyOf('Owner'),
    PackageProjectUrl: propertyOf('PackageProjectUrl'),
    RepositoryUrl: propertyOf('RepositoryUrl'),
  };
}

const listed = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();

/** Who stands behind the widgets, and what is not decided, for the first page. */
export function ownerLine({ Owner, license, PackageProjectUrl, RepositoryUrl } = ownerFacts()): string {
  const facts: [value: string, decided: string, open: string][] = [
    [Owner, `**Owner**: ${Owner}.`, 'who stands behind it'],
    [license, `**Licence**: ${license}.`, 'the licence'],
    [PackageProjectUrl, `**Contact**: <${PackageProjectUrl}>.`, 'the contact'],
    [RepositoryUrl, `**Releases**: <${RepositoryUrl}>.`, 'where releases lie'],
  ];
  const decided = facts.flatMap(([value, text]) => (value ? text : []));
  const open = facts.flatMap(([value, , name]) => (value ? [] : name));
  return [
    ...decided,
    ...(open.length ? [`**Not decided**: ${listed(open)}.`] : []),
    ...(license ? [] : ["Without a licence only the portal's own sites may use it."]),
  ].join(' ');
}
