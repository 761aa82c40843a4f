import { Button, Form, TextField, useSignals } from '../../src';
import * as css from './login-card.css';
import { groupsOf } from './phone-number.model';
import { Resend } from './Resend';
import type { StepProps } from './step';

export function CodeStep({ card, t, children }: StepProps) {
  useSignals();
  const { sms, codeStep, edit } = card.phone;
  const { code, verify } = codeStep;
  const busy = card.busy.value;
  const fault = code.fault.value;
  const number = sms.sent.value;
  return (
    <Form className={css.stack} onSubmit={verify}>
      <div className={css.sent}>
        <span>
          {number &&
            [{ at: -1, text: `+${number.country}` }, ...groupsOf(number)].map(({ at, text }) => (
              <span key={at} className={css.part}>
                {text}
              </span>
            ))}
        </span>
        <Button kind="plain" out={busy} onClick={edit}>
          {t('EditNumber')}
        </Button>
      </div>
      <TextField
        label={t('SmsCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        readOnly={busy}
        error={fault && t(fault)}
        attach={code.attach}
      />
      {children}
      <Button type="submit" out={busy} busy={busy && card.running.value !== 'checkout'}>
        {t('Next')}
      </Button>
      <Resend card={card} t={t} />
    </Form>
  );
}
