import { computed, type Host } from '../../src';
import { textFor } from './failure-text';
import type { FieldModel } from './fields/field';
import type { FieldName, State } from './machine/card-state';

/** Stands for the time of something that the visitor has already noticed. In ms, as `performance.now()` gives it. */
const longAgo = -10_000;

/** What the card shows. */
export function createView(state: State, fields: Record<FieldName, FieldModel>, t: Host['t']) {
  /** The call that runs, or `leaving` after a successful login. */
  const running = computed(() => {
    const { phase } = state.value;
    return phase.name === 'sending' ? phase.call.name : phase.name === 'leaving' ? phase.name : undefined;
  });
  const busy = computed(() => running.value !== undefined);
  const refused = computed(() => {
    const { phase } = state.value;
    return phase.name === 'refused' ? phase : undefined;
  });

  return {
    step: computed(() => state.value.step),
    running,
    busy,
    progress: computed(() => (running.value === 'leaving' ? 'done' : busy.value)),
    /** The card error. Each one has another key, because the same text must be announced again. */
    error: computed(
      () => refused.value && { text: textFor(refused.value.failure, t), key: state.peek().refusals },
    ),
    /** The server rejected the value of this field. */
    markedField: computed(() => refused.value?.field && fields[refused.value.field]),
    offersEmail: computed(() => state.value.offersEmail),
    /** For how many ms the card has shown its last answer or step. Very long if the visitor has noticed it. */
    shownFor: () => performance.now() - (state.peek().phase.since ?? longAgo),
  };
}
