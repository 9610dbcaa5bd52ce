import type { Field } from '#content/index.ts';
import { fromColumn } from '../columns.server.ts';
import type { NetChange } from './net-changes.server.ts';

/** In their own order; none of what was deleted, which is gone as a whole. */
export const changedFields = (readable: ReadonlyMap<string, Field>, { state, changes }: Pick<NetChange, 'state' | 'changes'>) =>
  state === 'deleted'
    ? []
    : [...readable].flatMap(([field, kind]) => {
        const pair = changes[field];
        return pair ? [{ field, before: state === 'created' ? null : fromColumn(kind, pair[0]), after: fromColumn(kind, pair[1]) }] : [];
      });
