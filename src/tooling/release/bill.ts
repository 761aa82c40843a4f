import { statSync } from 'node:fs';
import type { Metafile } from 'esbuild';

/**
 * Completes what `npm sbom` has written for all packages: only those that a script of `dist/` contains, also `doctor.mjs`; without what is
 * different each time; and with what the build changes. `metafiles` are those of esbuild.
 */
export function billOfMaterials(output: string, product: string, metafiles: Metafile[]) {
  const { serialNumber: _, ...bill } = JSON.parse(output);
  delete bill.metadata.timestamp;
  // Each version of npm writes something else here. Only the versions of Node and of the .NET SDK may change what a release is made of.
  delete bill.metadata.tools;
  // npm takes the name from the folder.
  Object.assign(bill.metadata.component, { name: product, properties: [] });
  const files = metafiles.flatMap(({ inputs }) => Object.entries(inputs));
  const components = [];
  for (const component of bill.components) {
    const own = files.filter(([path]) => path.startsWith(`node_modules/${component.name}/`));
    if (!own.length) continue;
    // The build has changed the code of this package: esbuild has read a file of another size.
    const isPatched = own.some(([path, { bytes }]) => bytes !== statSync(path).size);
    const pedigree = isPatched && { pedigree: { patches: [{ type: 'unofficial' }] } };
    // For npm, a package that only doctor.mjs contains is one of development.
    components.push({ ...component, scope: 'required', properties: [], ...pedigree });
  }
  const named = [bill.metadata.component, ...components].map((component) => component['bom-ref']);
  const dependencies = bill.dependencies.flatMap(
    ({ ref, dependsOn }: { ref: string; dependsOn: string[] }) =>
      named.includes(ref) ? { ref, dependsOn: dependsOn.filter((each) => named.includes(each)) } : [],
  );
  return { ...bill, components, dependencies };
}
