import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import { remindersPerLook } from '../limits.ts';
import { reminderMailJob } from './job-kinds.server.ts';
import { eventsOnSale, openedSales } from './opened-sales.server.ts';
import { anyRecipient, dueReminders, forgetWhatIsOver, markQueued, takeLookLock } from './queries.server.ts';

/**
 * Forgets who has nothing to wait for, and hands to the queue the mails of the sales that have begun, in one transaction with the
 * note that they are there, so that no process does it twice. Answers how many.
 */
export async function lookForSales(db: Database, jobs: Jobs, now: Date): Promise<number> {
  const any = await anyRecipient(db);
  if (any.length === 0) return 0;
  return db.transaction().execute(async (store) => {
    const rows = await takeLookLock(store);
    if (!rows[0]?.ours) return 0;
    await forgetWhatIsOver(store, now);
    const opened = await openedSales(store, now);
    const due = await dueReminders(store, opened);
    const wanted = opened.filter((sale) => due.some(({ event, group }) => event === sale.event && group === sale.group));
    const onSale = new Set<string>();
    for (const group of ['all', 'friends', 'subscribers'] as const) {
      const of = wanted.filter((sale) => sale.group === group);
      if (of.length > 0) for (const { id } of await eventsOnSale({ db: store, language: 'de', now }, of)) onSale.add(`${group} ${id}`);
    }
    const ids = [...new Set(due.filter(({ event, group }) => onSale.has(`${group} ${event}`)).map(({ id }) => id))].slice(0, remindersPerLook);
    if (ids.length > 0) await markQueued(store, now, ids);
    for (const reminderId of ids) await jobs.add(reminderMailJob, { kind: 'sale', reminderId }, store);
    return ids.length;
  });
}
