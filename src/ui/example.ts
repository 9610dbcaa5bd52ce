import type { ReactNode } from 'react';

export type Say = (de: string, en: string) => string;

/** `scope` sets names and ids of the two themes apart, `theme` the names of landmarks. */
export type Stage = { say: Say; scope: string; theme: string };

/** Declared beside its component in `<name>.example.tsx`, and listed in `src/features/styleguide/examples.ts`. */
export type Example = {
  name: string;
  use: { de: string; en: string };
  states: readonly { name: { de: string; en: string }; show: (stage: Stage) => ReactNode }[];
};
