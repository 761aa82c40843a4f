import { Button, type Host, Notice, routes, useEffect, useMemo, useRef, useSignals } from '../../src';
import { CodeStep } from './CodeStep';
import { createLoginCard } from './card.model';
import { EmailLogin } from './EmailLogin';
import * as css from './login-card.css';
import { NumberStep } from './NumberStep';
import { Status } from './Status';

export function LoginCard({ host }: { host: Host }) {
  useSignals();
  const card = useMemo(() => createLoginCard(host), [host]);
  const root = useRef<HTMLDivElement>(null);
  const { t, navigate } = host;
  const target = card.target.value;
  useEffect(() => {
    if (target) root.current?.querySelector<HTMLElement>(`[name=${target.field}]`)?.focus();
  }, [target]);

  const byPhone = card.mode.value === 'phone';
  const step = card.phone.sent.value ? 'code' : 'number';
  const leaving = card.leaving.value;
  const problem = card.problem.value;
  const other = (
    <Button kind="secondary" out={leaving} onClick={() => card.turnTo(byPhone ? 'email' : 'phone')}>
      {t(byPhone ? 'SignInWithEmail' : 'SignInWithPhone')}
    </Button>
  );
  const notice = problem ? (
    <div key={problem.key} className={css.stack}>
      <Notice text={problem.text} />
      {problem.offer ? other : null}
    </div>
  ) : null;
  const Form = byPhone ? (step === 'code' ? CodeStep : NumberStep) : EmailLogin;
  return (
    <div
      ref={root}
      className={css.card}
      data-mode={card.mode.value}
      data-step={byPhone ? step : undefined}
      aria-busy={card.busy.value || undefined}
    >
      <h2 className={css.title}>{t('LoginTitle')}</h2>
      <Form card={card} t={t}>
        {notice}
      </Form>
      <p className={css.or}>{t('Or')}</p>
      <div className={css.stack}>
        {problem?.offer ? null : other}
        <Button kind="plain" out={leaving} onClick={() => navigate(routes.signUp)}>
          {t('SignUp')}
        </Button>
      </div>
      <Status text={card.status} />
    </div>
  );
}
