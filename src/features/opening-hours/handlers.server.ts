import { implement } from '#api/implement/implement.server.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { openingHoursContract } from './contract.ts';
import { makeAnswer } from './make-answer.server.ts';
import { type KnownRows, openingRows } from './queries.server.ts';

export const openingHoursOperations = implement(openingHoursContract, {
  today: (_, { db, language, now }) => hoursAt(db, now, language),
});

/** The hours of the day with what they come to at an instant; that holds until the venue next opens or closes. */
async function hoursAt(db: Database, now: Date, language: Language) {
  const { until, answer } = answerAt(await openingRows(db, dayOf(now)), now, language);
  if (until) setStaleAt(until);
  return answer;
}

type Made = { from: Date; until: Date | null; answer: ReturnType<typeof makeAnswer>['answer'] };

/** Every page asks, and until the next change the answer is the same. */
const made = new WeakMap<KnownRows, Map<Language, Made>>();

function answerAt(rows: KnownRows, now: Date, language: Language): Made {
  const known = made.get(rows)?.get(language);
  if (known && known.from <= now && known.until && now < known.until) return known;
  const fresh = { from: now, ...makeAnswer(rows, now, language) };
  made.set(rows, (made.get(rows) ?? new Map()).set(language, fresh));
  return fresh;
}
