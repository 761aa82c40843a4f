import {
  anyPlace,
  Button,
  moveFocus,
  placeProps,
  signedInElsewhere,
  useEffect,
  useMemo,
  useRef,
  useSignals,
} from '../../src/shared';
import { createLoginCard } from './card.model';
import { CodeStep } from './code/CodeStep';
import { ErrorBox } from './controls/ErrorBox';
import { stopEnter } from './controls/stop-enter';
import { stopSecond } from './controls/stop-second';
import { EmailStep } from './email/EmailStep';
import { fillSlots } from './fill-slots';
import type { Host } from './keys';
import * as css from './login-card.css';
import { NumberStep } from './number/NumberStep';
import { OtherMethod } from './OtherMethod';
import { Announcements } from './speech/Announcements';
import { methodOf } from './state/card-state';

const steps = { number: NumberStep, code: CodeStep, email: EmailStep };

/** The card: the form of the current step, and the buttons that are the same at all steps. */
export function LoginCard({ host }: { host: Host }) {
  useSignals();
  const card = useMemo(() => createLoginCard(host), [host]);
  const root = useRef<HTMLDivElement>(null);
  const focusRequest = card.focusRequest.value;
  const { t } = host;
  const step = card.step.value;
  const busy = card.busy.value;
  const error = card.error.value;
  const isDone = card.progress.value === 'done';
  /** The nodes of the site in the card belong to the page. */
  const hasFocus = () => !!root.current?.querySelector(`:scope > :focus-within:not(${anyPlace})`);
  const hadFocus = hasFocus();
  useEffect(card.start, [card]);
  useEffect(() => stopEnter(root.current as HTMLElement), []);
  useEffect(() => stopSecond(root.current as HTMLElement, card.shownFor), [card]);
  useEffect(() => {
    if (!focusRequest) return;
    const { field, text } = focusRequest;
    const element = field
      ? { focus: () => field.focus(text) }
      : root.current?.querySelector<HTMLElement>(':scope > form input');
    const isAnnounced = card.error.peek() || card.announcer.text.peek();
    return moveFocus(element, hadFocus && (!!isAnnounced || !hasFocus()), hasFocus());
  }, [focusRequest]);

  const Step = steps[step];
  return (
    <div className={css.wrapper}>
      <div
        ref={root}
        className={`${css.card} ${focusRequest ? css.moved : ''} ${isDone ? css.left : ''}`}
        data-mode={methodOf(step)}
        data-step={step === 'email' ? undefined : step}
        // Always there: with the attribute, an element enters the accessibility tree, and a screen reader loses its place in it.
        aria-busy={busy}
      >
        <h2 className={css.title}>{t('LoginTitle')}</h2>
        <div {...placeProps('notice', css.notice)} />
        {/* The form stays: the visitor may want another account, and what was typed is not lost. */}
        {signedInElsewhere.value ? (
          <div className={css.stack}>
            <p>{t('SignedIn')}</p>
            <Button inactive={busy} onClick={card.openAccount}>
              {t('PersonalAccount')}
            </Button>
          </div>
        ) : null}
        <Step
          card={card}
          t={t}
          message={error ? <ErrorBox key={error.key} text={error.text} /> : null}
          wait={busy && !isDone ? t('Sending') : undefined}
          news={isDone ? t('SignedIn') : undefined}
        />
        <p className={css.or}>{t('Or')}</p>
        <div className={css.stack}>
          <OtherMethod card={card} t={t} />
          <Button kind="plain" inactive={busy} onClick={card.signUp}>
            {t('SignUp')}
          </Button>
        </div>
        <div {...placeProps('terms', css.terms)} />
      </div>
      {/* Outside of the card, because screen readers do not announce changes inside an element with `aria-busy`. */}
      <Announcements text={card.announcer.text} />
    </div>
  );
}

LoginCard.fillSlots = fillSlots;
