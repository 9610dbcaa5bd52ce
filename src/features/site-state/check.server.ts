import type { CounterScreen } from '#api/counter/counter.server.ts';
import type { Database } from '#db/database.server.ts';
import type { SiteFacts } from './facts.server.ts';

type Words = { readonly de: string; readonly en: string };
/** What stands in the place of `{name}` in the words; put into words of the reader's language when they are read. */
export type Value = string | number | { bytes: number } | { day: string } | { at: string };
/** One way in which it may be; red where something is to be done about it. */
type State = { readonly text: Words; readonly remedy?: Words };

export type CheckContext = { db: Database; now: Date; facts: SiteFacts };

export type Check = {
  readonly name: string;
  readonly title: Words;
  /** Seconds between two looks while all is well; a minute where it says nothing. */
  readonly every?: number;
  /** Where it is mended, below the back office. */
  readonly screen?: CounterScreen;
  readonly states: Readonly<Record<string, State>>;
  readonly look: (context: CheckContext) => Promise<Finding<string>>;
};
export type Finding<Name extends string> = { is: Name; values?: Readonly<Record<string, Value | undefined>> };

/** Something of the running site that may go wrong: its states in words, those with a remedy red, and how it is found out in which it is. */
export const defineCheck = <const States extends Check['states']>(
  check: Omit<Check, 'states' | 'look'> & { states: States; look: (context: CheckContext) => Promise<Finding<keyof States & string>> },
): Check => check;
