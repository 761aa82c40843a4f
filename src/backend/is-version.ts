/** Whether a text is a version, and not what JavaScript and older scripts of a site make of nothing. */
export const isVersion = (text: string): boolean => !/^\s*(undefined|null|NaN|\[object \w+])?\s*$/.test(text);
