import type { Database } from '#db/database.server.ts';
import type { Check, Finding } from '../check.server.ts';
import type { SiteFacts } from '../facts.server.ts';
import { checkPatience, redEvery, usualEvery } from '../limits.ts';
import { checkedBefore, deleteChecks, storeChecks } from './queries/checks.server.ts';

/** The state of a check that could not be made. */
export const failedState = 'failed';

type Dependencies = { db: Database; now: Date; facts: SiteFacts; checks: readonly Check[] };

/** Makes the checks that are due, or `all`, and stores what they find; those that no longer exist are forgotten. Answers how many were made. */
export async function runChecks({ db, now, facts, checks }: Dependencies, { all = false } = {}): Promise<number> {
  const stored = await checkedBefore(db);
  const due = checks.filter(({ name, every = usualEvery }) => {
    const last = stored.find((row) => row.name === name);
    const pause = last?.is_bad ? Math.min(every, redEvery) : every;
    // A round is never exactly on time.
    return all || !last || now.getTime() - last.checked_at.getTime() >= (pause - usualEvery / 2) * 1_000;
  });
  const rows = await Promise.all(
    due.map(async (check) => {
      const { is, values = {} } = await within(checkPatience, check.look({ db, now, facts })).catch(failure);
      return { name: check.name, is_bad: is === failedState || check.states[is]?.remedy !== undefined, state: is, found: JSON.stringify(values), now };
    }),
  );
  if (rows.length > 0) await storeChecks(db, now, rows);
  const gone = stored.filter(({ name }) => !checks.some((check) => check.name === name)).map(({ name }) => name);
  if (gone.length > 0) await deleteChecks(db, gone);
  return rows.length;
}

const failure = (error: unknown): Finding<string> => ({
  is: failedState,
  values: { reason: (error instanceof Error ? error.message : String(error)).slice(0, 300) },
});

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1_000} s`)), milliseconds).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
