import type { RawBuilder } from 'kysely';
import type { Role } from '../../roles.ts';
import type { User } from '../user.ts';

export type CounterContext = { user: User; now: Date };

/** Declared in its feature and shown on the start page of the back office. */
export type Counter = {
  readonly name: string;
  /** From which role on it is told of. */
  readonly access: Role;
  readonly concerns: 'content' | 'programme' | 'house' | 'system';
  /** What stands beside the number, `one|many`. */
  readonly text: { readonly de: string; readonly en: string };
  /** A query of one row: `n`, and `item`, the one thing it is about where there is one alone. */
  readonly query: (context: CounterContext) => RawBuilder<unknown>;
  /** Below the back office; `item` as the query says. */
  readonly screen: (item: number | null) => CounterScreen;
};

export type CounterScreen = { path: string; query?: Readonly<Record<string, string>> };

export const defineCounter = (counter: Counter): Counter => counter;
