import { build, type Metafile } from 'esbuild';
import type { Product } from '../../../extras/doctor/product';

/** The command that looks at a site, in one file for Node. */
export async function doctorScript(
  product: Product,
  preamble: string,
): Promise<{ code: string; metafile: Metafile }> {
  const contents = `import { doctor } from './src/extras/doctor/doctor';
import { terminal } from './src/extras/doctor/sign-in/terminal';
const operator = terminal(process.stdin, process.stderr);
process.exitCode = await doctor(process.argv.slice(2), ${JSON.stringify(product)}, console.log, operator);
operator.close();`;
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: '.', sourcefile: 'doctor.mjs' },
    bundle: true,
    write: false,
    metafile: true,
    // The comments in the file, and the metafile, name packages by their place in the project, also where that is a link.
    preserveSymlinks: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // A person may want to read what they run on their site.
    minifySyntax: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: preamble },
  });
  return { code: outputFiles[0]?.text ?? '', metafile };
}
