import {
  afterLoad,
  createBackend,
  Failure,
  isVersion,
  type ReadonlySignal,
  signal,
  storage,
} from '../../src/shared';
import type { Host } from './keys';

const key = 'buildVersion';

let current: ReturnType<typeof startRequest> | undefined;

async function fetchVersion(pageData: Host['pageData'], abortSignal: AbortSignal): Promise<string> {
  await new Promise<void>(afterLoad);
  const answer = await createBackend(pageData).siteVersion(abortSignal);
  if (answer instanceof Failure) return '';
  storage.set(key, answer);
  return answer;
}

function startRequest(pageData: Host['pageData']) {
  const abortController = new AbortController();
  return { answer: fetchVersion(pageData, abortController.signal), abortController, users: 0 };
}

/** The version label, from session storage or from the server. The request is aborted when the last footer is unmounted. */
export function createVersion({ pageData, abortSignal }: Pick<Host, 'pageData' | 'abortSignal'>) {
  const stored = storage.get(key) ?? '';
  const version = signal(isVersion(stored) ? stored : '');
  return {
    version: version as ReadonlySignal<string>,

    /** Requests the version if the browser has not stored it. Call this once, when the footer is on the page. */
    start() {
      if (version.peek()) return;
      if (!current || current.users < 1) current = startRequest(pageData);
      const request = current;
      request.users++;
      request.answer.then((answer) => {
        // Nobody waits for a request that has failed. A footer that comes later makes another one.
        if (!answer) request.users = 0;
        if (!abortSignal.aborted) version.value = answer;
      });
      abortSignal.addEventListener('abort', () => {
        if (!--request.users) request.abortController.abort();
      });
    },
  };
}
