/** How a visitor can sign in. */
export const loginMethods = ['phone', 'email'] as const;

/** The number of digits that a code can have. */
export const codeLengths = { minimum: 4, maximum: 8 };
