import { statSync } from 'node:fs';
import type { Metafile } from 'esbuild';

/** Completes what `npm sbom` has written: without what is different each time, and with what the build changes. */
export function billOfMaterials(output: string, product: string, inputs: Metafile['inputs']) {
  const { serialNumber: _, ...bill } = JSON.parse(output);
  delete bill.metadata.timestamp;
  // npm takes the name from the folder.
  bill.metadata.component.name = product;
  for (const component of bill.components) {
    const files = Object.entries(inputs).filter(([path]) =>
      path.startsWith(`node_modules/${component.name}/`),
    );
    // esbuild has got other bytes than those that are installed.
    const isPatched = files.some(([path, { bytes }]) => bytes !== statSync(path).size);
    if (isPatched) component.pedigree = { patches: [{ type: 'unofficial' }] };
  }
  return bill;
}
