/** What is played, in its order: what is expected, and the place in the guide that says so. The guide's table is made of it. */
export const steps = {
  'code requested': ['an SMS with a code is sent', 'answers#answer-the-calls'],
  'asked again': [
    'refused with the code SmsSentTimeout, the seconds in Data, and words',
    'errors#SmsSentTimeout',
  ],
  'stale token': ['refused with the code StalePage and words', 'errors#StalePage'],
  'wrong code': ['refused with the code WrongLogin and words', 'errors#WrongLogin'],
  'wrong password': ['refused, with words', 'errors#WrongLogin'],
  'language of a refusal': ['other words in another language', 'answers#answer-the-calls'],
  'code for another number': ['refused', 'answers#codes'],
  'code in another browser': ['refused', 'answers#codes'],
  'right code': ['accepted', 'answers#answer-the-calls'],
  'right password': ['accepted', 'answers#answer-the-calls'],
  'page after the login': ['status 200, and not the login page', 'answers#sessions'],
  account: ['the page after the login knows the one who has signed in', 'answers#sessions'],
  'earlier session': [
    'what the browser had before the login opens no page of the account',
    'answers#sessions',
  ],
  'code twice': ['refused', 'answers#codes'],
  logout: ['the site does not know the browser any more', 'answers#sessions'],
} as const satisfies Record<string, readonly [expected: string, place: string]>;

export type StepName = keyof typeof steps;

export interface Step {
  name: StepName;
  by: 'SMS' | 'email';
  expected: string;
  found: string;
  /** The page of the guide, and the id on it. */
  place: string;
  state: 'right' | 'wrong' | 'not checked';
}

/** Notes what each step has found. Nothing of it is a value of a person or of the site. */
export function notes(by: Step['by']) {
  const noted: Step[] = [];
  function note(name: StepName, state: Step['state'], found: string): boolean {
    const [expected, place] = steps[name];
    noted.push({ name, by, expected, found, place, state });
    return state === 'right';
  }
  return {
    noted,
    judge: (name: StepName, isRight: boolean, found: string) =>
      note(name, isRight ? 'right' : 'wrong', found),
    skip(names: readonly StepName[], why: string): void {
      for (const name of names) note(name, 'not checked', why);
    },
  };
}

export type Notes = ReturnType<typeof notes>;

export const lineOf = ({ name, by, expected, found, place, state }: Step): string =>
  `${state}: by ${by}, ${name}: expected: ${expected}; found: ${found}. (${place})`;
