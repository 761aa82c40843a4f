import { getUnshadowed } from '../guard/get-unshadowed';

export const tags = () => [...getUnshadowed('scripts')];

/** The address of the script that runs now: the widget's own, or a file into which the site has joined it. */
export function findOwnAddress(widget: string): string {
  const current = getUnshadowed('currentScript') as HTMLScriptElement | null;
  // A module has no `currentScript`, but the error stack has its address. When jQuery evaluates the code, only the script
  // tag has it. The tags come last, because the site may have a file with the same name.
  const [stack = getUnshadowed('baseURI')] =
    `${current || new Error().stack}`.match(/\w+:\/\/\S+(?=:\d+:)/) ?? [];
  const addresses = [stack, ...tags().map(({ src }) => src)];
  return current?.src || (addresses.find((src) => `${src}?`.includes(`/${widget}.js?`)) ?? stack);
}
