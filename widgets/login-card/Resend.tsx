import { Button, Ring, useSignals } from '../../src';
import type { FormProps } from './Form';
import * as css from './login-card.css';

/** The second it shows is not the component's business: a tick renders nothing. */
export function Resend({ card, t }: Omit<FormProps, 'children'>) {
  useSignals();
  const { waiting, left, state, newest, resend } = card.phone;
  const [before, after] = t('ResendIn', { seconds: '|' }).split('|');
  return (
    <>
      <Button
        kind="plain"
        out={waiting.value || card.busy.value}
        busy={state.value === 'requesting'}
        onClick={resend}
      >
        {waiting.value ? (
          <span key="wait" className={css.wait}>
            <span>{before}</span>
            <Ring seconds={left} full={60} />
            <span>{after}</span>
          </span>
        ) : (
          <span key="send">{t('SendSmsCode')}</span>
        )}
      </Button>
      {newest.value ? <p className={css.note}>{newest.value}</p> : null}
    </>
  );
}
