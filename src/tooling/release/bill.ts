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
    // esbuild has got other bytes than those that are installed.
    const isPatched = files.some(
      ([path, { bytes }]) =>
        path.startsWith(`node_modules/${component.name}/`) && bytes !== statSync(path).size,
    );
    if (isPatched) component.pedigree = { patches: [{ type: 'unofficial' }] };
  }
  return bill;
}
