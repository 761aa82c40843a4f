import {
  Button,
  createBackend,
  type Host,
  Notice,
  stopEnter,
  useEffect,
  useId,
  useMemo,
  useRef,
  useSignals,
} from '../../src';
import { createLoginCard } from './card.model';
import { EmailLogin } from './email/EmailLogin';
import * as css from './login-card.css';
import { CodeStep } from './phone/CodeStep';
import { NumberStep } from './phone/NumberStep';
import { Status } from './Status';

export function LoginCard({ host }: { host: Host }) {
  useSignals();
  const card = useMemo(() => createLoginCard(host, createBackend(host.page)), [host]);
  const root = useRef<HTMLDivElement>(null);
  const noticeId = useId();
  const { t } = host;
  const target = card.target.value;
  useEffect(card.start, [card]);
  useEffect(() => stopEnter(root.current as HTMLElement), []);
  useEffect(() => target?.field.focus(), [target]);

  const byPhone = card.mode.value === 'phone';
  const step = card.phone.step.value;
  const busy = card.busy.value;
  const problem = card.problem.value;
  const note = byPhone && card.phone.sms.resendNote.value;
  const isLastUsed = card.lastUsed === (byPhone ? 'email' : 'phone');
  const badgeId = `${noticeId}-badge`;
  const Step = byPhone ? (step === 'code' ? CodeStep : NumberStep) : EmailLogin;
  return (
    <div className={css.wrapper}>
      <div
        ref={root}
        className={css.card}
        data-mode={card.mode.value}
        data-step={byPhone ? step : undefined}
        aria-busy={busy || undefined}
      >
        <h2 className={css.title}>{t('LoginTitle')}</h2>
        <Step card={card} t={t} noticeId={noticeId}>
          <div id={noticeId} className={css.noticeSpace}>
            {problem ? <Notice key={problem.key} text={problem.text} /> : null}
            {note && !problem ? <p className={css.note}>{note}</p> : null}
          </div>
        </Step>
        <p className={css.or}>{t('Or')}</p>
        <div className={css.stack}>
          <div className={css.other}>
            <Button
              kind={card.offersEmail.value ? 'primary' : 'secondary'}
              inactive={busy}
              aria-describedby={isLastUsed ? badgeId : undefined}
              onClick={card.switchMode}
            >
              {t(byPhone ? 'SignInWithEmail' : 'SignInWithPhone')}
            </Button>
            {/* Outside of the button, so that it is not a part of the button's name. Screen readers read it as a description. */}
            {isLastUsed ? (
              <span id={badgeId} className={css.badge} aria-hidden="true">
                {t('LastUsed')}
              </span>
            ) : null}
          </div>
          <Button kind="plain" inactive={busy} onClick={card.signUp}>
            {t('SignUp')}
          </Button>
        </div>
      </div>
      {/* Outside of the card, because screen readers do not announce changes inside an element with `aria-busy`. */}
      <Status text={card.status} />
    </div>
  );
}
