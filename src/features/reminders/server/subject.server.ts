import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { comingByIds } from '#features/programme/index.server.ts';
import { addDays, dayOf, instantAt } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import type { ReminderSubject } from '../contract.ts';
import { whenInWords } from '../mail/mails.ts';
import { seasonIdOfEvent, seasonUntil } from './queries.server.ts';

type Reader = { db: Database; language: Language; now: Date };

/** Of what one can be told by mail, by an event or a season that visitors see; null where they see none. */
export async function reminderSubject(reader: Reader, asked: { event?: number | undefined; season?: number | undefined }): Promise<ReminderSubject | null> {
  const { language } = reader;
  if (asked.event === undefined) {
    const season = asked.season === undefined ? null : await currentSeason(reader, asked.season);
    return season && { kind: 'sale', event: null, season, groups: ['all', 'friends', 'subscribers'] };
  }
  const card = (await comingByIds(reader, [asked.event])).get(asked.event);
  if (!card) return null;
  const { state } = card.tickets;
  const early = (card.tickets.presales ?? []).flatMap(({ group, from }) => (group !== 'others' && Date.parse(from) > reader.now.getTime() ? [group] : []));
  return {
    kind: state === 'not_yet' ? 'sale' : state === 'sold_out' ? 'tickets' : 'none',
    event: {
      id: card.id,
      title: card.title,
      lang: translatedIn(card, language)('title'),
      url: card.link.url,
      when: whenInWords(card, language),
      text: card.tickets.text,
    },
    season: state === 'sold_out' ? null : await seasonOfEvent(reader, asked.event),
    groups: ['all', ...early],
  };
}

async function seasonOfEvent(reader: Reader, event: number): Promise<ReminderSubject['season']> {
  const row = await seasonIdOfEvent(reader.db, event);
  return row?.season_id ? currentSeason(reader, row.season_id) : null;
}

/** A season that is not over, and of which visitors see a date to come: another is nobody's business yet. */
async function currentSeason({ db, language, now }: Reader, id: number): Promise<ReminderSubject['season']> {
  const row = await seasonUntil(db, id, now);
  setStaleAt(instantAt(addDays(dayOf(now), 1)));
  if (!row) return null;
  const { text, lang } = choose(row.name, language);
  return { id: row.id, name: text, ...(lang ? { lang } : {}) };
}
