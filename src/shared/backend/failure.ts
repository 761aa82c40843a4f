/** Why a call failed. `refused` is the server's own answer. Its text is empty if it is not for visitors, such as HTML. */
export class Failure {
  constructor(
    readonly kind: 'network' | 'timeout' | 'cancelled' | 'unexpected' | 'refused',
    readonly code = '',
    readonly data: unknown = undefined,
    readonly text = '',
    /** Only with status 429 (too many requests): the seconds to wait, or 0 when the server gives no time. */
    readonly wait?: number,
  ) {}
}
