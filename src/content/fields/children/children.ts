import type { Bilingual, Problem } from '../../problem.ts';
import { problem } from '../field.ts';

type ChildrenOptions = {
  readonly label: Bilingual;
  readonly help?: Bilingual;
  /** Types of blocks that may stand in the list; the first is what a new entry is. */
  readonly allowed: readonly [string, ...string[]];
  readonly min?: number;
  readonly max?: number;
  /** Entries of a new block; as many as it needs unless said. */
  readonly begin?: number;
};

/** A list of children: blocks with ids of their own, which are stored in `children` and edited where they stand. */
export type Children = ReturnType<typeof childrenField>;

export function childrenField({ label, help, allowed, min = 0, max = 100, begin = min }: ChildrenOptions) {
  return {
    form: { kind: 'children' as const, label, ...(help && { help }), limits: { allowed, min, max } },
    allowed,
    max,
    begin,
    /** What forbids publishing a list of so many. */
    validate: (count: number): Problem | null => {
      if (count < min) return problem('too_few', { n: min });
      return count > max ? problem('too_many', { n: max }) : null;
    },
  };
}
