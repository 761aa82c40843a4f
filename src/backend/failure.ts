import { consequencesOf } from './error-catalogue';

/**
 * Why a call failed. `refused` is the server's own answer, with its code and text. The text is left empty when a visitor
 * should not see it: HTML, incomplete JSON, or the message of an exception.
 */
export class Failure {
  constructor(
    readonly kind: 'network' | 'timeout' | 'cancelled' | 'unexpected' | 'refused',
    readonly code = '',
    readonly data: unknown = undefined,
    readonly text = '',
    /** Only with status 429 (too many requests): the seconds to wait, or 0 when the server gives no time. */
    readonly wait?: number,
    /** What the code causes. */
    readonly causes = consequencesOf(code),
  ) {}
}
