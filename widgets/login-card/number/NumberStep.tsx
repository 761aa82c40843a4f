import { countries } from '../../../src/facts/countries';
import { Button, useSignals } from '../../../src/shared';
import { Form } from '../controls/Form';
import { Select } from '../controls/Select';
import { TextField } from '../controls/TextField';
import * as css from '../login-card.css';
import type { StepProps } from '../step-props';
import * as own from './number.css';

export function NumberStep({ card, t, message, wait }: StepProps) {
  useSignals();
  const { dialCodeField, example, leavePhone, submit } = card.phone.numberStep;
  const busy = card.busy.value;
  return (
    <Form className={css.stack} onSubmit={submit}>
      <div className={own.number}>
        <Select
          label={t('CountryCode')}
          options={countries.map(({ icon, name, abbr, dialCode }) => ({
            value: dialCode,
            start: `${abbr} +${dialCode}`,
            rest: `${icon} ${t(name)}`,
          }))}
          autoComplete="tel-country-code"
          readOnly={busy}
          attach={dialCodeField.attach}
        />
        <TextField
          label={t('PhoneNumber')}
          type="tel"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="tel"
          hint={[t('PhoneNumberHint', { number: example.value }), t('SmsHint')]}
          message={message}
          wait={wait}
          {...card.fieldProps('phone')}
          onBlur={leavePhone}
        />
      </div>
      <Button type="submit" kind={card.offersEmail.value ? 'secondary' : 'primary'} busy={busy}>
        {t('Next')}
      </Button>
    </Form>
  );
}
