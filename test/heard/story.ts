import type { StateId } from '../../src/tooling/states/states.mjs';
import type { Server } from '../browser/visit';
import type { Demand } from './demands';

export type Handler = NonNullable<Parameters<Server['answer']>[1]>;

/** What a visitor does. Without a demand, a step must be silent. */
export interface Visit {
  /** The server answers a call in this way from now on. */
  answers(call: string, handler: Handler): void;
  /** The same, but only when the returned function is called. */
  answersLater(call: string, handler: Handler): () => void;
  presses(key: string, ...demands: Demand[]): Promise<void>;
  /** Types into the field with the focus. */
  types(text: string): Promise<void>;
  /** Lets time pass. */
  waits(seconds: number, ...demands: Demand[]): Promise<void>;
  /** Something happens that the visitor did not do. */
  happens(what: string, doIt: () => void, ...demands: Demand[]): Promise<void>;
}

export interface Story {
  name: string;
  /** A page of `npm start`. */
  page: `/states/${StateId}${'' | `?backend=${string}`}`;
  /** Whether a person plays it by `PLAN.md`. */
  planned?: true;
  /** The width of the window. */
  width?: number;
  begins?: 'at the top' | 'at the end';
  tell(visit: Visit): Promise<void>;
}
