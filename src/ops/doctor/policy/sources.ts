const ports: Record<string, string> = { 'http:': '80', 'https:': '443' };
const portOf = ({ protocol, port }: URL) => port || ports[protocol] || '';

/** A source of one scheme also allows the safer one. */
const isScheme = (wanted: string, found: string) =>
  wanted === found || (wanted === 'http:' && found === 'https:');

const isPort = (wanted: string, address: URL) =>
  wanted === '*' ||
  wanted === portOf(address) ||
  (wanted === '80' && address.protocol === 'https:' && portOf(address) === '443');

const isHost = (wanted: string, found: string) =>
  wanted === '*' || (wanted.startsWith('*.') ? found.endsWith(wanted.slice(1)) : wanted === found);

/** A path with a wrong `%` counts as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isPath(wanted: string, found: string): boolean {
  if (!wanted || wanted === '/') return true;
  const decoded = decode(wanted.replace(/[?#].*/, ''));
  const path = decode(found);
  return decoded.endsWith('/') ? path.startsWith(decoded) : path === decoded;
}

function matches(source: string, address: URL, page: URL): boolean {
  if (source === '*') return /^https?:$/.test(address.protocol) || address.protocol === page.protocol;
  if (source.toLowerCase() === "'self'")
    return (
      address.hostname === page.hostname &&
      isScheme(page.protocol, address.protocol) &&
      (portOf(address) === portOf(page) || (portOf(page) === '80' && portOf(address) === '443'))
    );
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), address.protocol);
  const [, scheme, host = '', port, path = ''] =
    source.match(/^(?:([a-z][a-z\d+.-]*:)\/\/)?([^:/']+)(?::(\d+|\*))?(\/.*)?$/i) ?? [];
  return (
    host !== '' &&
    isScheme(scheme?.toLowerCase() ?? page.protocol, address.protocol) &&
    isHost(host.toLowerCase(), address.hostname) &&
    (port === undefined ? portOf(address) === ports[address.protocol] : isPort(port, address)) &&
    isPath(path, address.pathname)
  );
}

/** Whether a list of sources names an address. */
export const names = (sources: readonly string[], address: URL, page: URL): boolean =>
  sources.some((source) => matches(source, address, page));
