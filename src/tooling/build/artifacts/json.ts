/** A value as the text of a `.json` file. */
export const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
