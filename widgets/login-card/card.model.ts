import {
  type Backend,
  createBackend,
  endAll,
  Failure,
  type LoginCalls,
  lastingStorage,
  readerPause,
  routes,
  signal,
} from '../../src/shared';
import { createCodeStep } from './code/code-step.model';
import { restoreSms, saveSms } from './code/saved-sms';
import { createSms } from './code/sms.model';
import { confirmSend } from './confirm-send';
import type { FieldModel } from './controls/field-text';
import { createEmailStep } from './email/email-step.model';
import { offerToSave } from './email/save-password';
import type { Host } from './keys';
import { createNumberStep } from './number/number-step.model';
import { createAnnouncer } from './speech/announcer.model';
import type { CardEvent, Effect, Effects } from './state/card-event';
import { type Call, type FieldName, firstState, methodOf } from './state/card-state';
import { next } from './state/next';
import { momentNow } from './state/wait';
import { createView } from './view.model';

const lastUsedKey = 'loginMethod';

/** Creates the card's model. It starts nothing, because React may discard what was created during a render. */
export function createLoginCard(host: Host, backend: Backend = createBackend(host.pageData)) {
  const { t, emit, abortSignal, pageData } = host;
  const { login, contacts, help } = pageData;
  const afterLogin = pageData.afterLogin ?? routes.afterLogin;
  const remembers = login.remember !== false;
  const state = signal(firstState(login.method));
  const announcer = createAnnouncer(t);
  const sms = createSms(state, dispatch, announcer);
  const numberStep = createNumberStep(dispatch);
  const codeStep = createCodeStep(state, dispatch, pageData.codeLength);
  const email = createEmailStep(state, dispatch);
  const fields: Record<FieldName, FieldModel> = {
    phone: numberStep.phone,
    code: codeStep.code,
    email: email.email,
    password: email.password,
  };
  const view = createView(state, fields, t);
  /** Without a field it is the first text field. `text` is selected, if the field still shows it. */
  const focusRequest = signal<{ field: FieldModel | undefined; text: string | undefined }>();
  let abortController = new AbortController();
  numberStep.fill(login.phone ?? '');
  email.email.write(login.email ?? '');

  /** A listener of the page may cause an event while effects are carried out. It is handled after them. */
  const waiting: CardEvent[] = [];
  function dispatch(event: CardEvent) {
    if (waiting.push(event) > 1) return;
    try {
      for (const each of waiting) applyEvent(each);
    } finally {
      waiting.length = 0;
    }
  }

  /** The one place where the state changes and effects are carried out. */
  function applyEvent(event: CardEvent) {
    const after = next(state.peek(), event, momentNow());
    state.value = after.state;
    after.effects.forEach(carryOut);
  }

  /** A mask on a field, or a replaced global, may throw. That costs one effect: the others go on. */
  async function carryOut(effect: Effect) {
    try {
      await run(effect);
    } catch (error) {
      // The card waits for this effect. It has failed.
      if ('call' in effect)
        dispatch({ type: 'answered', call: effect.call, answer: new Failure('unexpected') });
      reportError(error);
    }
  }

  const method = () => methodOf(state.peek().step.at);

  const effects: { [Name in keyof Effects]: (effect: Effects[Name]) => unknown } = {
    send,
    cancel: () => abortController.abort(),
    renewToken,
    succeed,
    navigate: () => host.navigate(afterLogin, () => dispatch({ type: 'stayed' })),
    focus({ field, select }) {
      focusRequest.value = { field: field && fields[field], text: select };
    },
    clear: ({ field }) => fields[field].write(''),
    setSms: ({ sent }) => sms.set(sent),
    say: announcer.say,
    // A screen reader would say nothing, because neither the focus nor the description of the field changes.
    sayAgain: ({ field }) =>
      fields[field].hasFocus() && announcer.say({ key: state.peek().errors[field], pause: readerPause }),
    emitStep: () =>
      abortSignal.aborted || emit('login:step', { method: method(), step: state.peek().step.at }),
    // A call that was cancelled has no answer.
    emitRefused: ({ kind, code = '' }) =>
      kind === 'cancelled' || emit('login:refused', { method: method(), kind, code }),
  };

  const run = <Name extends keyof Effects>(effect: Effect<Name>) => effects[effect.type](effect);

  const loginCalls: {
    [Name in keyof LoginCalls]: (sent: LoginCalls[Name], signal: AbortSignal) => Promise<true | Failure>;
  } = backend;

  const request = <Name extends keyof LoginCalls>(call: Call<Name>, signal: AbortSignal) =>
    loginCalls[call.name](call, signal);

  async function send({ call }: Effects['send']) {
    abortController = new AbortController();
    const { signal } = abortController;
    const ask = () => request(call, signal);
    const answer = await (call.name === 'phoneLogin' ? ask() : confirmSend(emit, method(), ask, signal));
    dispatch({ type: 'answered', call, answer });
  }

  async function renewToken({ call, failure }: Effects['renewToken']) {
    const isRenewed = await backend.renewToken(abortController.signal);
    const text = isRenewed ? t('StalePageError') : failure.text || t('ReloadPageError');
    dispatch({ type: 'answered', call, answer: { ...failure, text }, isTokenTried: true });
  }

  function succeed({ call }: Effects['succeed']) {
    saveSms();
    if (remembers) lastingStorage.set(lastUsedKey, method());
    carryOut({ type: 'clear', field: 'password' });
    if (call.name === 'emailLogin') offerToSave(call.email, call.password);
    if (emit('login:success', { method: method() })) dispatch({ type: 'signedIn', call });
    else dispatch({ type: 'answered', call, answer: false });
  }

  return {
    ...view,
    announcer,
    focusRequest,
    phone: { sms, numberStep, codeStep, edit: () => dispatch({ type: 'edit' }) },
    email,
    /** The method of the last login, if the browser remembers it. */
    lastUsed: remembers ? lastingStorage.get(lastUsedKey) : null,
    hotline: contacts.hotline,
    help,

    /** Call this once, when the card is on the page. */
    start() {
      if (!remembers) lastingStorage.set(lastUsedKey, null);
      const sent = restoreSms(abortSignal);
      if (sent) {
        numberStep.fill(sent.dialCode + sent.phone);
        dispatch({ type: 'restored', sent });
      }
      const ends = [codeStep.listenForSms(), sms.stop, email.stop, () => dispatch({ type: 'stayed' })];
      abortSignal.addEventListener('abort', endAll(ends));
      host.onOnline(() => dispatch({ type: 'online' }));
      host.onReturn(() => dispatch({ type: 'returned' }));
    },

    switchMethod: () => dispatch({ type: 'switchMethod' }),

    /** After a login in another tab. */
    openAccount: () => host.navigate(afterLogin),

    signUp() {
      if (!view.busy.peek()) host.navigate(routes.signUp);
    },
  };
}

export type LoginCardModel = ReturnType<typeof createLoginCard>;
