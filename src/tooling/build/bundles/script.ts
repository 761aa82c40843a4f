import { bundle } from './bundle';

/** An optional script of dist/, which needs no shared.js. */
export const script = async (name: string, entry: string, preamble: string) =>
  `${preamble}\n(()=>{${(await bundle(name, entry)).code}})();\n`;
