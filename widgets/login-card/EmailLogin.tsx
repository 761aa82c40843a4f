import { Button, routes, TextField, useSignals } from '../../src';
import { Form, type FormProps } from './Form';
import * as css from './login-card.css';

export function EmailLogin({ card, t, children }: FormProps) {
  useSignals();
  const { email } = card;
  const emailFault = email.emailFault.value;
  const passwordFault = email.passwordFault.value;
  const shown = email.shown.value;
  return (
    <Form onSubmit={email.submit}>
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email.email.value}
        error={emailFault && t(emailFault)}
        onText={email.typeEmail}
      />
      <TextField
        label={t('Password')}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        value={email.password.value}
        error={passwordFault && t(passwordFault)}
        onText={email.typePassword}
        after={
          <Button
            kind="plain"
            onClick={() => {
              email.shown.value = !shown;
            }}
          >
            <span className={shown ? `${css.eye} ${css.open}` : css.eye} />
            {/* An `aria-label` would hold the label of the field, too. */}
            <span className={css.hidden}>{t(shown ? 'HidePassword' : 'ShowPassword')}</span>
          </Button>
        }
      />
      {children}
      <Button type="submit" busy={card.busy.value}>
        {t('Login')}
      </Button>
      <a className={css.link} href={routes.forgotPassword}>
        {t('ForgotPassword')}
      </a>
    </Form>
  );
}
