import type { ReactNode } from 'react';

/** How an example speaks: the words in the reader's language. */
export type Say = (de: string, en: string) => string;

/** What a state is shown with. Each stands on the page once per theme: `scope` sets names and ids apart, `theme` the names of landmarks. */
export type Stage = { say: Say; scope: string; theme: string };

/**
 * What `/styleguide` shows of a component, declared beside it in `<name>.example.tsx` and listed in `src/features/styleguide/examples.ts`: when
 * to use it, and each of its states.
 */
export type Example = {
  name: string;
  use: { de: string; en: string };
  states: readonly { name: { de: string; en: string }; show: (stage: Stage) => ReactNode }[];
};
