import { Button, tel, useSignals, valueMark } from '../../../src/shared';
import * as css from '../login-card.css';
import type { StepProps } from '../step-props';
import * as own from './code.css';
import { Ring } from './ring/Ring';

/** Shows what a visitor without a code can do. A tick of the countdown causes no render. */
export function Resend({ card, t }: Pick<StepProps, 'card' | 't'>) {
  useSignals();
  const { waiting, fullWait, isLong, left, resend } = card.phone.sms;
  const [before, ...after] = t('ResendIn', { seconds: valueMark }).split(valueMark);
  return (
    <>
      <Button
        kind={waiting.value ? 'plain' : 'outlined'}
        inactive={waiting.value || card.busy.value}
        busy={card.running.value === 'checkout'}
        onClick={resend}
      >
        {waiting.value ? (
          <span key="wait" className={own.wait}>
            <span>{before}</span>
            <Ring seconds={left} full={fullWait.value} />
            {/* The unit of the seconds. */}
            <span>{isLong.value ? null : after}</span>
          </span>
        ) : (
          <span key="send">{t('SendSmsCode')}</span>
        )}
      </Button>
      {card.hotline ? (
        <p className={css.note}>
          <span>{t('NoCodeYet')}</span> <a href={tel(card.hotline)}>{card.hotline}</a>
        </p>
      ) : null}
      {card.help.length ? (
        <ul className={`${css.note} ${own.help}`}>
          {card.help.map(({ name = '', link }) => (
            <li key={name + link}>
              <a href={link}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
