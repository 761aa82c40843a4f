import { afterLoad, createBackend, Failure, type Host, signal, storage } from '../../src';

const key = 'buildVersion';

interface Question {
  answer: Promise<string>;
  control: AbortController;
  waiting: number;
}

let question: Question | undefined;

async function ask(page: Host['page'], abortSignal: AbortSignal): Promise<string> {
  await new Promise<void>(afterLoad);
  const answer = await createBackend(page, abortSignal).buildVersion();
  if (!(answer instanceof Failure)) {
    storage.set(key, answer);
    return answer;
  }
  if (answer.kind !== 'cancelled') console.warn('ev-portal-widgets: the build version did not come.', answer);
  return '';
}

function open(page: Host['page']): Question {
  const control = new AbortController();
  return { answer: ask(page, control.signal), control, waiting: 0 };
}

/**
 * The version label. It comes from session storage or from the server. All footers of a page share one request, which is
 * aborted when the last of them is unmounted.
 */
export function createVersion({ page, abortSignal }: Pick<Host, 'page' | 'abortSignal'>) {
  const version = signal(storage.get(key) ?? '');
  if (version.value) return version;
  question ??= open(page);
  const mine = question;
  mine.waiting++;
  mine.answer.then((answer) => {
    if (!abortSignal.aborted) version.value = answer;
  });
  abortSignal.addEventListener('abort', () => {
    if (--mine.waiting) return;
    mine.control.abort();
    question = undefined;
  });
  return version;
}
