import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programs } from '../../browser/engines/list.mjs';
import type { Desktop } from '../reader/desktop';
import { readMessages } from '../reader/messages';

/** What has happened since the last question: an answer of `listen.py`. */
export interface News {
  focus?: {
    role: string;
    name: string;
    description: string;
    states: string[];
    /** Whether the browser has said that this object got the focus. */
    moved: boolean;
    /** What the browser has reported as changed. */
    reported: string[];
  };
  regions: { live: string; text: string }[];
}

type Message = { started: true } | { marker: number } | News;

/** Starts a program that listens to the browsers of a desktop. */
export async function startListener({ env }: Desktop) {
  const script = fileURLToPath(new URL('listen.py', import.meta.url));
  const python = spawn(programs.python, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(python, 'exit');
  let marker: number | undefined;
  let news: News | undefined;
  let started = false;
  const until = readMessages(python.stdout, (message: Message) => {
    if ('regions' in message) news = message;
    else if ('marker' in message) marker = message.marker;
    else started = true;
  });
  await until('The listener has not started', () => started, 60_000);
  return {
    /** Changes the state of the page's marker, and resolves when the browser has told of it. */
    async marked(state: boolean, change: (state: boolean) => Promise<void>, limit: number) {
      marker = undefined;
      await change(state);
      await until('The browser has not told of a change', () => marker === Number(state), limit);
    },
    /**
     * Asks what has happened. With `next`, the following question is only about what happens from now on. With `visit`, the listener
     * first goes through all that is there.
     */
    async ask(word: 'visit' | 'so far' | 'next') {
      news = undefined;
      python.stdin.write(`${word}\n`);
      await until('The listener has not answered', () => !!news, 10_000);
      return news as unknown as News;
    },
    async close() {
      python.stdin.end();
      await ended;
    },
  };
}

export type Listener = Awaited<ReturnType<typeof startListener>>;
