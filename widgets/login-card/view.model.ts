import { computed, type Failure } from '../../src/shared';
import type { FieldModel } from './controls/field-text';
import type { Host, Key } from './keys';
import { type FieldName, isBusy, type State } from './state/card-state';

/** Stands for the time of something that the visitor has already noticed. In ms, as `performance.now()` gives it. */
const longAgo = -10_000;

function keyOf({ kind, wait }: Failure): Key {
  if (wait !== undefined) return 'TooManyRequestsError';
  if (kind === 'network') return 'NetworkError';
  return kind === 'timeout' ? 'TimeoutError' : 'UnexpectedError';
}

/** What the card shows. A component that reads one of these values renders again only when this value changes. */
export function createView(state: State, fields: Record<FieldName, FieldModel>, t: Host['t']) {
  /** The call that runs, or `leaving` after a successful login. */
  const running = computed(() => {
    const { phase } = state.value;
    return phase.name === 'sending' ? phase.call.name : phase.name === 'leaving' ? phase.name : undefined;
  });
  const busy = computed(() => isBusy(state.value));
  const alert = computed(() => state.value.phase.alert);
  /** The server rejected the value of this field. */
  const markedField = computed(() => alert.value?.field);
  /** The errors of the fields, by the keys of their texts. */
  const errors = computed(() => state.value.errors);

  return {
    step: computed(() => state.value.step.at),
    running,
    busy,
    progress: computed(() => (running.value === 'leaving' ? 'done' : busy.value)),
    /** The card error: the words of the server, or ours. Each one has another key, because the same text must be announced again. */
    error: computed(
      () =>
        alert.value && {
          text: alert.value.failure.text || t(keyOf(alert.value.failure)),
          key: state.peek().alerts,
        },
    ),
    markedField,
    errors,
    offersEmail: computed(() => state.value.offersEmail),

    /** The props of a text field. At first the card error is no description of a marked field, because screen readers read it as an alert. */
    fieldProps(name: FieldName) {
      const error = errors.value[name];
      return {
        readOnly: busy.value,
        error: error && t(error),
        marked: markedField.value === name,
        attach: fields[name].attach,
      };
    },

    /** For how many ms the card has shown its last answer or step. Very long if the visitor has noticed it. */
    shownFor: () => performance.now() - (state.peek().phase.since ?? longAgo),
  };
}
