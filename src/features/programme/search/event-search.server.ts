import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { presentEventCard, Texts } from '../presenter/present.server.ts';
import { countFoundEvents, foundEventRows, nextDatesFound, type Search } from './found-events.server.ts';

type Asked = Search & { language: Language };

/** The search's source of events, handed to it by the server (`SearchSource` in features/search): events to come, by date. */
export const eventSearch = {
  count: countFoundEvents,

  /** One page of cards, and how many there are in all. */
  page: async (db: Database, { language, ...search }: Asked, place: { limit: number; offset: number }) => {
    const { count, rows } = await foundEventRows(db, search, place);
    return { count, results: rows.map((row) => presentEventCard(row, language, new Texts(language), dayOf(search.now))) };
  },

  /** Of a production with several dates the next one. */
  suggestions: async (db: Database, { language, ...search }: Asked, limit: number) => {
    const rows = await nextDatesFound(db, search, limit);
    return rows.map((row) => {
      const card = presentEventCard(row, language, new Texts(language), dayOf(search.now));
      const { id, title, link, date_start, listed_day, until, image_thumbnails } = card;
      const lang = translatedIn(card, language)('title');
      return {
        id,
        type: 'event' as const,
        text: title,
        ...(lang ? { lang } : {}),
        url: link.url,
        date_start,
        ...(listed_day && until ? { until } : {}),
        ...(image_thumbnails ? { image_thumbnails } : {}),
      };
    });
  },
};
