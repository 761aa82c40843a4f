import { statSync } from 'node:fs';
import type { Metafile } from 'esbuild';

/** Completes what `npm sbom` has written: without what is different each time, and with what the build changes. */
export function billOfMaterials(output: string, product: string, metafiles: Metafile[]) {
  const { serialNumber: _, ...bill } = JSON.parse(output);
  delete bill.metadata.timestamp;
  // npm takes the name from the folder.
  bill.metadata.component.name = product;
  const files = metafiles.flatMap(({ inputs }) => Object.entries(inputs));
  for (const component of bill.components) {
    // The build has changed the code of this package: esbuild has read a file of another size.
    const isPatched = files.some(
      ([path, { bytes }]) =>
        path.startsWith(`node_modules/${component.name}/`) && bytes !== statSync(path).size,
    );
    if (isPatched) component.pedigree = { patches: [{ type: 'unofficial' }] };
  }
  return bill;
}
