/** The only message of the loader. The others are in src/facts/messages.ts. */
export const serverContentStays = (address: string, reason: unknown, advice: string) =>
  `ev-portal-widgets: the server's content stays, because ${address} did not load (${reason})${advice}.`;
