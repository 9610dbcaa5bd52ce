import { pricesSchema, seatGroupsSchema } from '#features/booking/contract.ts';
import { availabilityOf, pricesIn, seatGroupsIn } from '#features/booking/index.ts';
import { type ImageObject, imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import { type Day, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import type { EventCard } from '../contract.ts';
import { presentNamed } from '../listing/options.server.ts';
import type { CreditRow, WorkRow } from './cast.server.ts';
import { presentDateRange } from './date-range.server.ts';
import type { EventDetailRow, EventRow } from './event-rows.server.ts';

/** Chooses texts for a reader and remembers which of them are not in the reader's language. */
export class Texts {
  readonly untranslated: string[] = [];
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  choose(field: string, value: Localised | null): string {
    const { text, lang } = choose(value, this.language);
    if (lang) this.untranslated.push(field);
    return text;
  }

  /** A long text as its paragraphs. */
  paragraphs(field: string, value: Localised | null): string[] {
    const text = this.choose(field, value);
    return text ? text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()) : [];
  }

  /** For the answer: nothing where everything is translated. */
  get marks(): { untranslated?: string[] } {
    return this.untranslated.length > 0 ? { untranslated: this.untranslated } : {};
  }
}

/** The one place where an event row becomes JSON; in a list with the list's first day. */
export function presentEventCard(row: EventRow, language: Language, texts = new Texts(language), listFrom: Day = row.day): EventCard {
  const title = texts.choose('title', ownOr(row.own_title, row.title));
  const slug = slugOf(title);
  const image = imageOf(row);
  return {
    id: row.id,
    xtype: 'event',
    slug,
    link: { url: href('event', language, { slug, id: row.id }) },
    preline: texts.choose('preline', row.preline),
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
    status: row.status,
    status_note: texts.choose('status_note', row.status_note),
    availability: availabilityOf(seatGroupsSchema.parse(row.seat_groups)),
    id_jet: row.id_jet,
    ticket_url: row.ticket_url,
    image_obj: image && withCredit(presentImage(image, language), row.image_credit),
    image_thumbnails: image && presentThumbnails(image),
    ...texts.marks,
  };
}

export function presentType(row: { id: number; name: Localised }, language: Language) {
  const named = presentNamed(row, language);
  return { ...named, slug: slugOf(named.name) };
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

export function presentWork(row: WorkRow, language: Language) {
  const { text, lang } = choose(row.title, language);
  const { composer_id: id, composer_name: name, composer_kind: kind } = row;
  const composer = id && name && kind ? { id, name: spelt(name, row.composer_names, language), kind } : null;
  const note = choose(row.note, language);
  return { id: row.id, title: text, ...(lang ? { lang } : {}), composer, note: note.text, ...(note.lang ? { note_lang: note.lang } : {}) };
}

/** A name as the reader's language spells it: 'Pyotr Tchaikovsky', 'Pjotr Tschaikowsky'. */
const spelt = (name: string, names: Localised | null, language: Language): string => names?.[language] || name;
