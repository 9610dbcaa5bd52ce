import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';
import type { Services } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { shopService } from '#features/booking/index.server.ts';
import type { ComparedDate } from '../contract.ts';
import { comparisonPause } from '../limits.ts';
import { compareRows } from './compared-rows.server.ts';
import { presentComparedDate } from './present-comparison.server.ts';
import { acceptedDifferences, deleteComparison, spanAt, storeComparison } from './queries.server.ts';

/** Whether something is to be done about a date: what staff want so, and one without a number that no event there may be, are not. */
const isOpen = ({ differences, suggestions }: ComparedDate): boolean =>
  differences.some(({ accepted, field }) => !accepted && (field !== 'number' || suggestions.length > 0));

/** Keeps how many dates differ for the start page. */
export async function noteComparison(db: Database, dates: readonly ComparedDate[], now: Date): Promise<void> {
  const noted = { differing: dates.filter(isOpen).length, compared_at: now };
  await storeComparison(db, noted);
}

type Watched = { db: Database; now: () => Date; services: Services; report: (problem: unknown) => void };

/** Compares the programme with the box office; what it said before stays where it does not answer. */
export async function lookAtBoxOffice({ db, now, services, report }: Watched): Promise<void> {
  try {
    const at = now();
    const { office } = services.get(shopService);
    const { from, until } = spanAt(at);
    const answer = office?.capabilities.listsEvents ? await office.events(from, until) : null;
    if (answer === null) await deleteComparison(db);
    if (!answer?.ok) return;
    const { rows } = await compareRows(db, at, answer.value);
    const accepted = await acceptedDifferences(db);
    await noteComparison(
      db,
      rows.map((row) => presentComparedDate(row, accepted, 'de')),
      at,
    );
  } catch (error) {
    report(error);
  }
}

/** Compares now and then from now on; the answer ends that and resolves when a comparison under way has ended. */
export function watchBoxOffice(watched: Watched): () => Promise<void> {
  let round: Promise<void> = lookAtBoxOffice(watched);
  const timer = setInterval(() => {
    round = round.then(() => lookAtBoxOffice(watched));
  }, comparisonPause).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

export const boxOfficeCounter = defineCounter({
  name: 'box_office',
  access: 'manager',
  concerns: 'programme',
  text: {
    de: 'Termin weicht vom Ticketsystem ab|Termine weichen vom Ticketsystem ab',
    en: 'date differs from the box office|dates differ from the box office',
  },
  query: () => sql`select coalesce(max(differing), 0) as n, null::int as item from box_office_comparison`,
  screen: () => ({ path: 'box-office' }),
});
