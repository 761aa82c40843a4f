import { Button, Form, Select, TextField, useSignals } from '../../src';
import { countries } from './countries.model';
import * as css from './login-card.css';
import type { StepProps } from './step';

export function NumberStep({ card, t, children }: StepProps) {
  useSignals();
  const { country, phone, leavePhone, submit } = card.phone.numberStep;
  const busy = card.busy.value;
  const fault = phone.fault.value;
  return (
    <Form className={css.stack} onSubmit={submit}>
      <div className={css.number}>
        <Select
          label={t('CountryCode')}
          options={countries.map(({ icon, name, abbr, code }) => ({
            value: code,
            face: `${abbr} +${code}`,
            rest: `${icon} ${t(name)}`,
          }))}
          readOnly={busy}
          attach={country.attach}
        />
        <TextField
          label={t('PhoneNumber')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          readOnly={busy}
          error={fault && t(fault)}
          attach={phone.attach}
          onBlur={leavePhone}
        />
      </div>
      {children}
      <Button type="submit" busy={busy}>
        {t('Next')}
      </Button>
    </Form>
  );
}
