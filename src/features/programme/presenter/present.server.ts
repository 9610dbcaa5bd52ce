import { setStaleAt } from '#db/read-dependencies.server.ts';
import { pricesSchema, seatGroupsSchema } from '#features/booking/contract.ts';
import { pricesIn, seatGroupsIn } from '#features/booking/index.ts';
import { type ImageObject, imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import { addDays, type Day, dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import { presentAccessibility } from '../accessibility/kinds.ts';
import type { EventCard, EventDetail } from '../contract.ts';
import { attendanceStated } from '../details/details.ts';
import { presentOccasion, withOccasion } from '../occasion/present-occasion.server.ts';
import type { CreditRow, WorkRow } from './cast.server.ts';
import { presentDateRange } from './date-range.server.ts';
import { presentPlanChange } from './plan-change.server.ts';
import type { EventDetailRow, EventRow } from './queries/event-rows.server.ts';
import type { SaleFacts } from './sale-facts.server.ts';
import { t as standIn } from './stand-in.ts';
import { presentTickets } from './tickets.server.ts';

type Reader = { language: Language; now: Date };

/** The one place where an event row becomes JSON; says until when that holds. */
export function presentEventCard(row: EventRow, facts: SaleFacts, { language, now }: Reader, texts = new Texts(language), listFrom: Day = row.day): EventCard {
  return { ...presentEvent(row, language, texts, listFrom), ...presentTickets(row, facts, { language, now }), ...texts.marks };
}

/** An event without what changes with the hour: what is said of its tickets. */
export function presentEvent(row: EventRow, language: Language, texts = new Texts(language), listFrom: Day = row.day) {
  const title = texts.choose('title', ownOr(row.own_title, row.title));
  const slug = slugOf(title);
  const image = imageOf(row);
  const { occasion } = presentOccasion(row, language);
  const attendance = attendanceStated(row.production_details, row.details);
  return {
    id: row.id,
    xtype: 'event' as const,
    slug,
    link: { url: href('event', language, { slug, id: row.id }) },
    preline: texts.choose('preline', withOccasion(row.preline, occasion, language)),
    ...(occasion && { occasion }),
    title,
    subtitle: texts.choose('subtitle', ownOr(row.own_subtitle, row.subtitle)),
    date_start: toBerlinIso(row.date_start),
    date_end: row.date_end && toBerlinIso(row.date_end),
    time_known: row.time_known,
    day: row.day,
    ...presentDateRange(row, language, listFrom),
    room: presentNamed({ id: row.room_id, name: row.room_name }, language),
    event_type_new: presentType({ id: row.type_id, name: row.type_name }, language),
    tags: row.tags.map((tag) => presentNamed(tag, language)),
    series: row.series.map((series) => presentNamed(series, language)),
    accessibility: presentAccessibility(row.accessibility_ids, language),
    status: row.status,
    status_note: texts.choose('status_note', row.status_note),
    ...(attendance && { attendance }),
    ...presentPlanChange(row, language),
    id_jet: row.id_jet,
    ticket_url: row.ticket_url,
    image_obj: image && withCredit(presentImage(image, language), row.image_credit),
    image_thumbnails: image && presentThumbnails(image),
  };
}

export function presentProductionLink(row: { id: number; title: Localised }, language: Language) {
  const { text: title } = choose(row.title, language);
  return { id: row.id, title, link: { url: href('production', language, { slug: slugOf(title), id: row.id }) } };
}

export function presentType(row: { id: number; name: Localised }, language: Language) {
  const named = presentNamed(row, language);
  return { ...named, slug: slugOf(named.name) };
}

type SeriesText = { id: number; description: Localised };

export function presentSeriesLink(series: { id: number; name: Localised }, texts: readonly SeriesText[], language: Language) {
  const named = presentNamed(series, language);
  const { text, lang } = choose(texts.find(({ id }) => id === series.id)?.description ?? null, language);
  const link = { url: href('series', language, { slug: slugOf(named.name), id: series.id }) };
  return { ...named, link, description: text, ...(lang ? { description_lang: lang } : {}) };
}

/** Where the picture does not say whose it is, the event may know. */
const withCredit = (image: ImageObject, credit: string | null): ImageObject => (image.credit || !credit ? image : { ...image, credit });

export const presentBooking = (row: Pick<EventDetailRow, 'seat_groups' | 'prices'>, language: Language) => ({
  seat_groups: seatGroupsIn(language, seatGroupsSchema.parse(row.seat_groups)),
  prices: pricesIn(language, pricesSchema.parse(row.prices)),
});

export const presentCredit = (row: CreditRow, language: Language) => ({
  person: { id: row.id, name: spelt(row.name, row.names, language), kind: row.kind },
  role: row.role_id && row.role_name ? presentNamed({ id: row.role_id, name: row.role_name }, language) : null,
});

/** Somebody of an event, with whom they stand in for; a word for the day holds until that begins, and until it ends. */
export function presentEventCredit(row: CreditRow, day: Day, { language, now }: Reader): EventDetail['credits'][number] {
  const credit = presentCredit(row, language);
  if (row.instead_of.length === 0) return credit;
  const next = [day, addDays(day, 1)].map((one) => instantAt(one)).find((instant) => instant > now);
  if (next) setStaleAt(next);
  const when = standIn(language, dayOf(now) === day ? 'today' : 'this_date');
  const other = row.instead_of.map(({ name, names }) => spelt(name, names, language)).join(', ');
  return { ...credit, stand_in: { when, instead_of: other, text: standIn(language, 'text', { when, name: credit.person.name, other }) } };
}

/** Under this key the interval stands among the works, as the importer makes it. */
export const intermissionKey = 'pause';

/** Of each who takes part and of whom the venue says something, the first paragraph. */
export function presentBiographies(rows: readonly CreditRow[], language: Language): EventDetail['biographies'] {
  const people = [...new Map(rows.map((row) => [row.id, row])).values()];
  return people.flatMap((row) => {
    const [text] = new Texts(language).paragraphs('biography', row.biography);
    if (!text) return [];
    const name = spelt(row.name, row.names, language);
    const { lang } = choose(row.biography, language);
    return [{ id: row.id, name, link: { url: href('person', language, { slug: slugOf(name), id: row.id }) }, text, ...(lang ? { lang } : {}) }];
  });
}

export function presentWork(row: WorkRow, language: Language) {
  const { text, lang } = choose(row.title, language);
  const { composer_id: id, composer_name: name, composer_kind: kind } = row;
  const composer = id && name && kind ? { id, name: spelt(name, row.composer_names, language), kind } : null;
  const note = choose(row.note, language);
  return {
    id: row.id,
    title: text,
    ...(lang ? { lang } : {}),
    composer,
    note: note.text,
    ...(note.lang ? { note_lang: note.lang } : {}),
    is_intermission: row.key === intermissionKey,
  };
}

/** A name as the reader's language spells it: 'Pyotr Tchaikovsky', 'Pjotr Tschaikowsky'. */
const spelt = (name: string, names: Localised | null, language: Language): string => names?.[language] || name;
