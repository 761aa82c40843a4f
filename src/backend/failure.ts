/**
 * Why a call did not do what it should. `refused` is the server's own answer, with its code and words. Words that a
 * person should not see are left empty: HTML, JSON that was cut short, an exception's message.
 */
export class Failure {
  constructor(
    readonly kind: 'network' | 'timeout' | 'cancelled' | 'unexpected' | 'refused',
    readonly code = '',
    readonly data: unknown = undefined,
    readonly text = '',
    /** Only on "too many requests" (429): the seconds to wait that the server named, or 0 when it named none. */
    readonly wait?: number,
  ) {}
}
