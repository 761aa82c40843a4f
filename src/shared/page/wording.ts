export function inWords(found: unknown): string {
  try {
    if (typeof found === 'string') return JSON.stringify(found.slice(0, 60));
    if (Array.isArray(found)) return 'a list';
    if (found === undefined) return 'nothing';
    if (found instanceof Error) return `an error (${found.message})`;
    if (typeof found === 'function') return 'a function';
    return typeof found === 'object' && found ? 'an object' : String(found);
  } catch {
    return 'something unreadable'; // for example a revoked proxy
  }
}
