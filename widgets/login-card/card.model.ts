import {
  type Backend,
  createBackend,
  endAll,
  Failure,
  type Host,
  lastingStorage,
  readerPause,
  routes,
  signal,
} from '../../src';
import { createAnnouncer } from './announcements/announcer.model';
import { confirmSend } from './confirm-send';
import { createEmailStep } from './email/email-step.model';
import { offerToSave } from './email/save-password';
import type { FieldModel } from './fields/field';
import { type Call, type Effect, type Effects, type FieldName, firstState } from './machine/card-state';
import { type CardEvent, next } from './machine/next';
import { createCodeStep } from './phone/code-step.model';
import { createNumberStep } from './phone/number-step.model';
import { restoreSms, saveSms } from './phone/sms/saved-sms';
import { createSms } from './phone/sms/sms.model';
import { methodOf } from './step';
import { createView } from './view.model';

const lastUsedKey = 'loginMethod';

type Send = (...values: (string | AbortSignal)[]) => Promise<true | Failure>;

/** Creates the card's model. It starts nothing, because React may discard what was created during a render. */
export function createLoginCard(host: Host, backend: Backend = createBackend(host.pageData)) {
  const { t, emit, abortSignal, pageData } = host;
  const { login, contacts, help } = pageData;
  const afterLogin = pageData.afterLogin ?? routes.afterLogin;
  const remembers = login.remember !== false;
  const state = signal(firstState(login.method === 'email' ? 'email' : 'number'));
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
  function dispatch(...event: CardEvent) {
    if (waiting.push(event) > 1) return;
    try {
      for (const each of waiting) take(each);
    } finally {
      waiting.length = 0;
    }
  }

  /** The one place where the state changes and effects are carried out. */
  function take(event: CardEvent) {
    const now = { time: Date.now(), steady: performance.now(), left: sms.left.peek() };
    const after = next(state.peek(), event, now);
    state.value = after.state;
    after.effects.forEach(carryOut);
  }

  /** A mask on a field, or a replaced global, may throw. That costs one effect: the others go on. */
  async function carryOut([name, ...values]: Effect) {
    try {
      await (effects[name] as (...values: unknown[]) => unknown)(...values);
    } catch (error) {
      // If the card waits for this effect, it has failed. Otherwise this event does nothing.
      dispatch('answered', values[0] as Call, new Failure('unexpected'));
      reportError(error);
    }
  }

  const method = () => methodOf(state.peek().step);

  const effects: Effects = {
    async send(call) {
      email.isPasswordShown.value = false;
      abortController = new AbortController();
      const { signal } = abortController;
      const ask = () => (backend[call.name] as Send)(...call.values, signal);
      const answer = await (call.name === 'phoneLogin' ? ask() : confirmSend(emit, method(), ask));
      dispatch('answered', call, answer);
    },

    async renewToken(call, failure) {
      const isRenewed = await backend.renewToken(abortController.signal);
      const text = isRenewed ? t('StalePageError') : failure.text || t('ReloadPageError');
      dispatch('answered', call, { ...failure, text }, true);
    },

    cancel: () => abortController.abort(),

    succeed(call) {
      saveSms();
      if (remembers) lastingStorage.set(lastUsedKey, method());
      carryOut(['clear', 'password']);
      if (call.name === 'emailLogin') offerToSave(...call.values);
      if (emit('login:success', { method: method() })) dispatch('signedIn', call);
      else dispatch('answered', call, false);
    },

    leave: () => host.navigate(afterLogin, () => dispatch('stayed')),

    focus(name, text) {
      focusRequest.value = { field: name && fields[name], text };
    },

    showErrors(errors) {
      const [[first, key] = []] = errors;
      // A screen reader would say nothing, because neither the focus nor the description of the field changes.
      const isAgain = first && fields[first].hasFocus() && fields[first].error.peek() === key;
      for (const { error } of Object.values(fields)) error.value = undefined;
      for (const [name, key] of errors) fields[name].error.value = key;
      if (first) effects.focus(first);
      if (isAgain) effects.say(key, {}, readerPause);
    },

    clear(name) {
      fields[name].write('');
      email.isPasswordShown.value = false;
    },

    keepSms: sms.keep,
    say: announcer.say,

    emitStep() {
      if (!abortSignal.aborted) emit('login:step', { method: method(), step: state.peek().step });
    },

    emitRefused: (kind, code = '') =>
      void emit('login:refused', { method: method(), kind: kind as Exclude<typeof kind, 'cancelled'>, code }),
  };

  return {
    ...view,
    announcer,
    focusRequest,
    phone: { sms, numberStep, codeStep, edit: () => dispatch('edit') },
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
        dispatch('restored', sent);
      }
      const ends = [codeStep.listenForSms(), sms.stop, email.clearErrors, () => dispatch('stayed')];
      abortSignal.addEventListener('abort', endAll(ends));
      host.onOnline(() => dispatch('online'));
      host.onReturn(() => dispatch('returned'));
    },

    switchMethod: () => dispatch('switchMethod'),

    /** After a login in another tab. */
    openAccount: () => host.navigate(afterLogin),

    signUp() {
      if (!view.busy.peek()) host.navigate(routes.signUp);
    },
  };
}

export type LoginCardModel = ReturnType<typeof createLoginCard>;
