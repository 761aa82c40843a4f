import { Button, useId, useSignals } from '../../src/shared';
import * as css from './login-card.css';
import type { StepProps } from './step-props';

/** The button that changes to the other method. It has a badge if the last login used that method. */
export function OtherMethod({ card, t }: Pick<StepProps, 'card' | 't'>) {
  useSignals();
  const badgeId = useId();
  const other = card.step.value === 'email' ? 'phone' : 'email';
  const isLastUsed = card.lastUsed === other;
  return (
    <div className={css.other}>
      <Button
        kind={card.offersEmail.value ? 'primary' : 'secondary'}
        inactive={card.busy.value}
        aria-describedby={isLastUsed ? badgeId : undefined}
        onClick={card.switchMethod}
      >
        {t(other === 'email' ? 'SignInWithEmail' : 'SignInWithPhone')}
      </Button>
      {/* Outside of the button, so that it is not a part of the button's name. Screen readers read it as a description. */}
      {isLastUsed ? (
        <span id={badgeId} className={css.badge} aria-hidden="true">
          {t('LastUsed')}
        </span>
      ) : null}
    </div>
  );
}
