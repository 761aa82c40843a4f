import { Button, useSignals, valueMark } from '../../../src/shared';
import { Form } from '../controls/Form';
import { TextField } from '../controls/TextField';
import * as css from '../login-card.css';
import { formatNumber } from '../phone-number';
import type { StepProps } from '../step-props';
import { Cells, cellsStyle } from './Cells';
import * as own from './code.css';
import { Resend } from './Resend';

export function CodeStep({ card, t, message, wait, news }: StepProps) {
  useSignals();
  const { sms, codeStep, edit } = card.phone;
  const { verify, code, codeLength } = codeStep;
  const sending = codeStep.sending.value;
  const busy = card.busy.value;
  const number = sms.sent.value;
  const time = sms.resentAt.value;
  // A field that cannot be changed is never `:invalid`, so here the length decides.
  const cells = busy && code.read().length > Number(codeLength) ? null : codeLength;
  const [before, ...after] = t('CodeSentTo', { number: valueMark }).split(valueMark);
  return (
    <Form className={`${css.stack} ${own.code}`} onSubmit={verify}>
      <div className={own.sent}>
        <p className={own.sentence}>
          <span>{before}</span>
          <span className={own.part}>{number && formatNumber(number)}</span>
          <span>{after}</span>
        </p>
        <Button kind="plain" inactive={busy} onClick={edit}>
          {t('EditNumber')}
        </Button>
      </div>
      <TextField
        label={t('SmsCode')}
        style={cellsStyle(cells)}
        pattern={cells ? `.{0,${cells}}` : undefined}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="one-time-code"
        hint={[...(sending ? [t(sending, { length: `${codeLength}` })] : []), t('SmsUsually')]}
        message={message}
        wait={wait}
        news={news ?? (time && t('CodeSentAt', { time }))}
        {...card.fieldProps('code')}
        after={<Cells count={cells} code={code} />}
      />
      <Button
        type="submit"
        kind={card.offersEmail.value ? 'secondary' : 'primary'}
        inactive={busy}
        busy={card.running.value !== 'checkout' && card.progress.value}
      >
        {t('Next')}
      </Button>
      <Resend card={card} t={t} />
    </Form>
  );
}
