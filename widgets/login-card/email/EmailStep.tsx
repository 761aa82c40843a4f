import { Button, routes, useSignals } from '../../../src/shared';
import { Form } from '../controls/Form';
import { TextField } from '../controls/TextField';
import * as css from '../login-card.css';
import type { StepProps } from '../step-props';
import * as eye from './eye.css';

export function EmailStep({ card, t, message, wait, news }: StepProps) {
  useSignals();
  const { isPasswordShown, togglePassword, submit } = card.email;
  const busy = card.busy.value;
  const shown = isPasswordShown.value;
  return (
    <Form className={`${css.stack} ${css.email}`} onSubmit={submit}>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        enterKeyHint="next"
        hint={[t('EmailHint')]}
        {...card.fieldProps('email')}
      />
      <TextField
        label={t('Password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        enterKeyHint="go"
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        hint={[t('PasswordHint')]}
        message={message}
        wait={wait}
        news={news}
        {...card.fieldProps('password')}
        after={
          <Button kind="plain" inactive={busy} onClick={togglePassword}>
            <span className={shown ? `${eye.icon} ${eye.crossed}` : eye.icon} />
            {/* An `aria-label` would contain the field's label, and a search by label would find the button too. */}
            <span className={css.hidden}>{t(shown ? 'HidePassword' : 'ShowPassword')}</span>
          </Button>
        }
      />
      <Button type="submit" busy={card.progress.value}>
        {t('Login')}
      </Button>
      <a href={routes.forgotPassword()}>{t('ForgotPassword')}</a>
    </Form>
  );
}
