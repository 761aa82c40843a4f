import { computed, createBackend, type Host } from '../../src';
import { type Connect, createDesk } from './desk.model';
import { createEmailLogin } from './email-login.model';
import { createPhoneLogin } from './phone-login.model';
import { restore } from './saved-login.model';

let first: AbortSignal | undefined;

/** The card: two ways in at one desk. Of a page's cards the first one takes up what was left before a reload. */
export function createLoginCard(host: Host, connect: Connect = (signal) => createBackend(host.page, signal)) {
  if (!first || first.aborted) first = host.signal;
  const desk = createDesk(host, connect);
  const phone = createPhoneLogin(desk, host, first === host.signal ? restore() : undefined);
  const email = createEmailLogin(desk, host.signal);
  const leaving = computed(() => phone.state.value === 'done' || email.state.value === 'done');
  const busy = computed(
    () => email.state.value !== 'idle' || !['number', 'code'].includes(phone.state.value),
  );

  function leave() {
    desk.cancel();
    phone.leave();
    email.leave();
  }
  host.onReturn(leave);

  return {
    ...desk,
    phone,
    email,
    busy,
    leaving,
    leave,
    turnTo(mode: 'phone' | 'email') {
      if (leaving.peek()) return;
      leave();
      desk.clear();
      desk.status.value = '';
      desk.mode.value = mode;
      desk.focus(mode === 'phone' && phone.sent.peek() ? 'code' : mode);
    },
  };
}

export type LoginCard = ReturnType<typeof createLoginCard>;
