/** Returns the lines about what has happened since it was called last. */
export type Source = () => string[];
