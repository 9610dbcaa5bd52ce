import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { Language } from '#i18n/language.ts';
import type { Retention, RetentionContract } from '../contract.ts';

const path = '/api/cms-forms/{id}/retention/';

/** What becomes of the entries of forms with these days; 0: as the settings say, absent: as each form says. */
export const readRetentions = (ids: readonly number[], language: Language, days?: number): Promise<Retention[]> =>
  Promise.all(ids.map((id) => client<RetentionContract>(httpTransport).get(path, { language, parameters: { id }, query: days === undefined ? {} : { days } })));

/** `days` of the first. */
export function addRetentions([first, ...others]: readonly Retention[]): Retention | null {
  if (!first) return null;
  return others.reduce(
    (sum, one) => ({
      days: sum.days,
      differing: sum.differing + one.differing,
      over: sum.over + one.over,
      longer: sum.longer + one.longer,
      mails: sum.mails + one.mails,
      first: pick(sum.first, one.first, (a, b) => a < b),
      last: pick(sum.last, one.last, (a, b) => a > b),
    }),
    first,
  );
}

const pick = (one: string | null, other: string | null, isFirst: (a: number, b: number) => boolean): string | null =>
  one === null || other === null ? (one ?? other) : isFirst(Date.parse(one), Date.parse(other)) ? one : other;

/** Form by form; answers how many entries it concerned. */
export async function applyRetentions(ids: readonly number[], days: number, language: Language): Promise<{ changed: number; deleted: number }> {
  const sum = { changed: 0, deleted: 0 };
  for (const id of ids) {
    const { changed, deleted } = await client<RetentionContract>(httpTransport).post(path, {
      language,
      parameters: { id },
      body: { days },
      headers: writing(),
    });
    sum.changed += changed;
    sum.deleted += deleted;
  }
  return sum;
}
