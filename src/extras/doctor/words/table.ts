/** By the name of a fault: what is wrong, why it matters, and the cure. `{name}` stands for a value. */
export type Table = Record<string, readonly [what: string, why: string, cure: string]>;
