import {
  Button,
  createBackend,
  type Host,
  keepEnter,
  Notice,
  useEffect,
  useMemo,
  useRef,
  useSignals,
} from '../../src';
import { CodeStep } from './CodeStep';
import { createLoginCard } from './card.model';
import { EmailLogin } from './EmailLogin';
import * as css from './login-card.css';
import { NumberStep } from './NumberStep';
import { Status } from './Status';

export function LoginCard({ host }: { host: Host }) {
  useSignals();
  const card = useMemo(() => createLoginCard(host, createBackend(host.page, host.abortSignal)), [host]);
  const root = useRef<HTMLDivElement>(null);
  const { t } = host;
  const target = card.target.value;
  useEffect(card.start, [card]);
  useEffect(() => keepEnter(root.current as HTMLElement), []);
  useEffect(() => target?.field.focus(), [target]);

  const byPhone = card.mode.value === 'phone';
  const step = card.phone.step.value;
  const busy = card.busy.value;
  const problem = card.problem.value;
  const otherMode = (
    <Button kind="secondary" out={busy} onClick={card.switchMode}>
      {t(byPhone ? 'SignInWithEmail' : 'SignInWithPhone')}
    </Button>
  );
  const notice = problem ? (
    <div key={problem.key} className={css.stack}>
      <Notice text={problem.text} />
      {problem.offer ? otherMode : null}
    </div>
  ) : null;
  const Step = byPhone ? (step === 'code' ? CodeStep : NumberStep) : EmailLogin;
  return (
    <div
      ref={root}
      className={css.card}
      data-mode={card.mode.value}
      data-step={byPhone ? step : undefined}
      aria-busy={busy || undefined}
    >
      <h2 className={css.title}>{t('LoginTitle')}</h2>
      <Step card={card} t={t}>
        {notice}
      </Step>
      <p className={css.or}>{t('Or')}</p>
      <div className={css.stack}>
        {problem?.offer ? null : otherMode}
        <Button kind="plain" out={busy} onClick={card.signUp}>
          {t('SignUp')}
        </Button>
      </div>
      <Status text={card.status} />
    </div>
  );
}
