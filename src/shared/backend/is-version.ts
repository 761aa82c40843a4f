/** Whether a text is a version. It is none if it is empty, or what a script writes without a version: `undefined`, `null`, `[object Object]`. */
export const isVersion = (text: string): boolean =>
  !/^(undefined|null|NaN|\[object \w+])?$/.test(text.trim());
