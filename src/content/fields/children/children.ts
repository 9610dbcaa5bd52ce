import type { Bilingual, Problem } from '../../problem.ts';
import { problem } from '../field.ts';

type ChildrenOptions = {
  readonly label: Bilingual;
  readonly help?: Bilingual;
  /** Types of blocks that may stand in the list; the first is what a new entry is. */
  readonly allowed: readonly [string, ...string[]];
  readonly min?: number;
  readonly max?: number;
  readonly begin?: number;
};

/** Blocks with ids of their own, edited where they stand. */
export type Children = ReturnType<typeof childrenField>;

export function childrenField({ label, help, allowed, min = 0, max = 100, begin = min }: ChildrenOptions) {
  return {
    form: { kind: 'children' as const, label, ...(help && { help }), limits: { allowed, min, max } },
    allowed,
    max,
    begin,
    validate: (count: number): Problem | null => {
      if (count < min) return problem('too_few', { n: min });
      return count > max ? problem('too_many', { n: max }) : null;
    },
  };
}
