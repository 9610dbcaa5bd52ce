import { type RawBuilder, sql } from 'kysely';
import { heldHours } from '../../limits.ts';

/** Whether an entry counts where a form takes only so many: one that waits for its confirmation does so for some hours. As SQL, of `form_entry`. */
export const takesPlace = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(form_entry.status <> 'unconfirmed' or form_entry.created_at > ${new Date(now.getTime() - heldHours * 3_600_000)})`;
