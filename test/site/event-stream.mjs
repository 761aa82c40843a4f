/** Server-sent events to every page that listens. */
export function createEventStream() {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  return {
    /** @param {import('node:http').ServerResponse} response */
    connect(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(': connected\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    /** @param {string} data */
    send(data) {
      for (const listener of listeners) listener.write(`data: ${data}\n\n`);
    },
  };
}
