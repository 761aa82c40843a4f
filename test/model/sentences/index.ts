// What the specification and the contract with the pages say of the card, as far as its state can show it. Each sentence stands once.
import { calls } from './calls';
import { codes } from './codes';
import { fields } from './fields';
import { logins } from './logins';
import { refusals } from './refusals';
import { speech } from './speech';
import { steps } from './steps';

export type { Sentence } from './sentence';

export const sentences = [...calls, ...logins, ...refusals, ...codes, ...steps, ...fields, ...speech];
