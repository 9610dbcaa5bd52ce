import type { OperationNode } from 'kysely';
import type { Key } from '../recorded-reads.server.ts';

export type Source = {
  table: string;
  key: string | null;
  selected: Set<string>;
  deciding: Set<string>;
  /** Rows are looked up by their key, each for a row of something else that refers to it. */
  isLookup: boolean;
  ids: readonly Key[] | null;
};

/** By the name they have in it; a select within another sees those of the outer one too. */
export type Scope = { sources: Map<string, Source>; outer: Scope | null; aliases: Map<string, OperationNode> };
