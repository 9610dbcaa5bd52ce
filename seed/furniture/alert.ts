import type { Insertable } from 'kysely';
import type { Schema } from '#db/schema.ts';
import { addDays, type Day, instantAt, weekdayIndex } from '#i18n/berlin-time.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { href } from '#routes.ts';
import { both } from '../content/texts.ts';

export function closedBridge(today: Day): Insertable<Schema['alert']> {
  const sunday = addDays(today, (6 - weekdayIndex(today)) % 7 || 7);
  const query = `?date=${toUrlDate(sunday)}`;
  return {
    title: JSON.stringify(both('Kaibrücke gesperrt', 'Quay bridge closed')),
    text: JSON.stringify(
      both(
        'Bis einschließlich Sonntag führt der Fußweg über die Speicherbrücke. Bitte planen Sie zehn Minuten mehr ein.',
        'Up to and including Sunday the footpath leads across the warehouse bridge. Please allow ten more minutes.',
      ),
    ),
    link: JSON.stringify(both(href('programme', 'de') + query, href('programme', 'en') + query)),
    link_title: JSON.stringify(both('Der Sonntag im Programm', 'What is on that Sunday')),
    is_online: true,
    visible_from: instantAt(addDays(today, -1)),
    visible_until: instantAt(addDays(sunday, 1)),
  };
}
