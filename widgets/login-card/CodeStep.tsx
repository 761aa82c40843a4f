import { Button, TextField, useSignals } from '../../src';
import { Form, type FormProps } from './Form';
import * as css from './login-card.css';
import { groups } from './phone-number.model';
import { Resend } from './Resend';

export function CodeStep({ card, t, children }: FormProps) {
  useSignals();
  const { phone } = card;
  const fault = phone.codeFault.value;
  const number = phone.sent.value;
  return (
    <Form onSubmit={phone.verify}>
      <div className={css.sent}>
        <span>
          {number &&
            [`+${number.country}`, ...groups(number)].map((part, index, all) => (
              <span key={all.slice(index).join('')} className={css.part}>
                {part}
              </span>
            ))}
        </span>
        <Button kind="plain" out={card.leaving.value} onClick={phone.edit}>
          {t('EditNumber')}
        </Button>
      </div>
      <TextField
        label={t('SmsCode')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={phone.code.value}
        error={fault && t(fault)}
        onText={phone.typeCode}
      />
      {children}
      <Button
        type="submit"
        busy={phone.state.value === 'verifying' || card.leaving.value}
        out={card.busy.value}
      >
        {t('Next')}
      </Button>
      <Resend card={card} t={t} />
    </Form>
  );
}
