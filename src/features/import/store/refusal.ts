import type { Problem } from '../import-record.ts';

/** What is said of a record, with 'FILE:LINE'. */
export type Refusal = { at: string; problem: Problem };
