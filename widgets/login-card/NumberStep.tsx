import { Button, Select, TextField, useSignals } from '../../src';
import { countries } from './countries.model';
import { Form, type FormProps } from './Form';
import * as css from './login-card.css';

export function NumberStep({ card, t, children }: FormProps) {
  useSignals();
  const { phone } = card;
  const fault = phone.phoneFault.value;
  return (
    <Form onSubmit={phone.submit}>
      <div className={css.number}>
        <Select
          label={t('CountryCode')}
          value={phone.country.value}
          options={countries.map(({ icon, name, abbr, code }) => ({
            value: code,
            face: `${abbr} +${code}`,
            text: `${icon} ${t(name)} +${code}`,
          }))}
          onPick={phone.pick}
        />
        <TextField
          label={t('PhoneNumber')}
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={phone.phone.value}
          error={fault && t(fault)}
          onText={phone.typePhone}
          onBlur={phone.leaveField}
        />
      </div>
      {children}
      <Button type="submit" busy={card.busy.value}>
        {t('Next')}
      </Button>
    </Form>
  );
}
