import { type RawBuilder, sql } from 'kysely';
import { checkItem } from '#features/releases/index.server.ts';
import { countRows, storedIn } from '#resources/index.server.ts';
import { copyPartsOf } from '../details/queries/copied-parts.server.ts';
import { event } from './event.resource.ts';
import { eventReadiness } from './event-readiness.server.ts';
import { type PriceRow, storedPrices } from './stored-prices.ts';

const isEmpty = (texts: unknown) => Object.keys(Object(texts)).length === 0;

/** What is empty here is null in the table: the production's holds. */
const inherited = (texts: unknown) => (isEmpty(texts) ? null : texts);

const ofProduction = (alias: string, what: RawBuilder<unknown>) => sql`(select ${what} from production p where p.id = ${sql.ref(`${alias}.production_id`)})`;

export const eventStore = storedIn(event, {
  counted: { reminders: countRows('sale_reminder', 'event_id'), waitlist: countRows('waitlist_entry', 'event_id') },
  links: {
    series: { table: 'event_series', own: 'event_id', other: 'series_id' },
    tags: { table: 'event_tag', own: 'event_id', other: 'tag_id' },
    genres: { table: 'event_genre', own: 'event_id', other: 'genre_id' },
  },
  label: (alias) => sql`coalesce(${sql.ref(`${alias}.title`)}, ${ofProduction(alias, sql`p.title`)})`,
  detail: (alias) =>
    sql`to_char(${sql.ref(`${alias}.date_start`)} at time zone 'Europe/Berlin', case when ${sql.ref(`${alias}.time_known`)} then 'DD/MM/YYYY, HH24.MI' else 'DD/MM/YYYY' end)`,
  wordsOf: { production_id: 'production' },
  inherited: {
    title: (alias) => ofProduction(alias, sql`p.title`),
    subtitle: (alias) => ofProduction(alias, sql`p.subtitle`),
    description: (alias) => ofProduction(alias, sql`p.description`),
    image_id: (alias) => ofProduction(alias, sql`p.image_id`),
  },
  readiness: eventReadiness,
  check: checkItem('event'),
  copyParts: copyPartsOf('event'),
  derive: ({ title, subtitle, description, image_credit, id_jet, ticket_url, identifier, prices }) => ({
    title: inherited(title),
    subtitle: inherited(subtitle),
    description: inherited(description),
    image_credit: image_credit || null,
    id_jet: id_jet || null,
    ticket_url: ticket_url || null,
    identifier: identifier || null,
    prices: storedPrices((prices ?? []) as readonly PriceRow[]), // the shape of its field
  }),
  notedParts: { credits: 'credit', works: 'programme_item', media: 'event_media', partners: 'partnership' },
  owned: { event_booking: 'event_id', event_media: 'event_id', partnership: 'event_id', credit: 'event_id', programme_item: 'event_id' },
  dropped: ['programme_news', 'favourite', 'clash_dismissal', 'accepted_difference', 'sale_reminder', 'sale_reminder_told', 'waitlist_entry', 'waitlist_turn'],
});
