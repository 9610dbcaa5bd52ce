import type { Ref } from 'react';
import type { StoredRecord } from '../data/record-types.ts';

/** What a record's screen stores beside the declared fields, by calls of its own, and saves with them by one button. */
export type AttachedHandle = {
  /** Whether something was changed, as it is at this moment: who types and saves at once has not been told of yet. */
  isDirty(): boolean;
  /** Whether all that was typed can be sent; else it says what is wrong, and the first wrong field has the focus. */
  check(): boolean;
  /**
   * Stores what was changed; `before` is the revision that the fields were shown on, `after` the present one. Answers the revision written
   * on and the one that came of it; null where it was refused, which it says itself.
   */
  save(revisions: { before: number; after: number }): Promise<{ on: number; now: number } | null>;
};

export type AttachedProps = {
  record: StoredRecord;
  handle: Ref<AttachedHandle>;
  onDirty: (isDirty: boolean) => void;
};

export type AttachedPart = { readonly id: string; readonly title: string };
