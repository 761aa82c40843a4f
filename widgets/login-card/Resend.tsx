import { Button, Ring, useSignals } from '../../src';
import * as css from './login-card.css';
import type { StepProps } from './step';

/** The button that requests a new code. A tick of its countdown renders nothing. */
export function Resend({ card, t }: Omit<StepProps, 'children'>) {
  useSignals();
  const { waiting, left, resendNote, resend } = card.phone.sms;
  const [before, after] = t('ResendIn', { seconds: '|' }).split('|');
  return (
    <>
      <Button
        kind="plain"
        out={waiting.value || card.busy.value}
        busy={card.running.value === 'checkout'}
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
      {resendNote.value ? <p className={css.note}>{resendNote.value}</p> : null}
    </>
  );
}
