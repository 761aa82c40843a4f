import { Button, Form, routes, TextField, useSignals } from '../../src';
import * as css from './login-card.css';
import type { StepProps } from './step';

export function EmailLogin({ card, t, children }: StepProps) {
  useSignals();
  const { email, password, isPasswordShown, togglePassword, submit } = card.email;
  const busy = card.busy.value;
  const emailFault = email.fault.value;
  const passwordFault = password.fault.value;
  const shown = isPasswordShown.value;
  return (
    <Form className={css.stack} onSubmit={submit}>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        readOnly={busy}
        error={emailFault && t(emailFault)}
        attach={email.attach}
      />
      <TextField
        label={t('Password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        readOnly={busy}
        error={passwordFault && t(passwordFault)}
        attach={password.attach}
        after={
          <Button kind="plain" out={busy} onClick={togglePassword}>
            <span className={shown ? `${css.eye} ${css.open}` : css.eye} />
            {/* An `aria-label` would contain the field's label, and a search by label would find the button too. */}
            <span className={css.hidden}>{t(shown ? 'HidePassword' : 'ShowPassword')}</span>
          </Button>
        }
      />
      {children}
      <Button type="submit" busy={busy}>
        {t('Login')}
      </Button>
      <a className={css.link} href={routes.forgotPassword}>
        {t('ForgotPassword')}
      </a>
    </Form>
  );
}
