import { fileURLToPath } from 'node:url';
import { programs } from '../../browser/engines/list.mjs';
import { inOneLine } from '../demands';
import type { Desktop } from './desktop';
import { readMessages } from './messages';

/** A line of `run_orca.py`. */
interface Message {
  said?: string;
  /** A key made the speech stop. */
  stopped?: true;
  /** The page's marker had this name, `marker 5`, and Orca has handled all that happened before. */
  marker?: string;
  started?: true;
}

/** Starts Orca. It speaks into `said`. */
export async function startOrca({ start }: Desktop) {
  const orca = start(programs.python, fileURLToPath(new URL('run_orca.py', import.meta.url)));
  const said: string[] = [];
  let keys = 0;
  let marker = 0;
  let started = false;
  const until = readMessages(orca.stdout, (message: Message) => {
    if (message.said) said.push(inOneLine(message.said));
    if (message.stopped) keys++;
    if (message.marker) marker = Number(message.marker.split(' ')[1]);
    if (message.started) started = true;
  });
  await until('Orca has not started', () => started, 60_000);
  return {
    said,
    keys: () => keys,
    marker: () => marker,
    until,
  };
}

export type Orca = Awaited<ReturnType<typeof startOrca>>;
