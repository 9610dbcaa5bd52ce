import type { Problem } from '../record/problem.ts';

/** What is said of a record, with 'FILE:LINE'. */
export type Refusal = { at: string; problem: Problem };
