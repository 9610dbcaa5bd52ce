import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import type { Texts } from '#i18n/texts.ts';
import { detailsOf, lackOf } from './details.ts';
import type { EventDetails } from './details-schema.ts';

type Row = {
  details: unknown;
  production_details: unknown;
  date_start: Date;
  time_known: boolean;
  opening_hours: Localised;
  promoter: Localised;
  venue_directions: Localised | null;
  venue_accessibility: Localised | null;
};

/** What production and event say in `details`, their texts, and what the venue says of the way there. */
export function presentDetails(row: Row, language: Language, texts: Texts) {
  const details = detailsOf(row.production_details, row.details);
  const { introduction } = details;
  const lacks = lackOf(details);
  // Of an unknown time nothing can be counted from it.
  const before = (minutes: number | undefined) => (minutes && row.time_known ? toBerlinIso(new Date(row.date_start.getTime() - minutes * 60_000)) : null);
  const startsAt = before(introduction?.minutes);
  return {
    duration: details.duration ?? [],
    languages: details.languages ?? [],
    surtitles: details.surtitles ?? [],
    age_from: details.age_from ?? null,
    attendance: details.attendance ?? null,
    children: texts.paragraphs('children', details.children ?? null),
    opening_hours: texts.paragraphs('opening_hours', ownOr(details.opening_hours ?? null, lacks('opening_hours') ? {} : row.opening_hours)),
    doors_at: before(details.doors_minutes),
    box_office_at: before(details.box_office_minutes),
    introduction: introduction && startsAt ? { starts_at: startsAt, ...meetingPointOf(introduction, language) } : null,
    accessibility_note: texts.paragraphs('accessibility_note', details.accessibility_note ?? null),
    promoter: texts.paragraphs('promoter', lacks('promoters') ? {} : row.promoter),
    directions: texts.paragraphs('directions', details.attendance === 'online' ? null : row.venue_directions),
    venue_accessibility: texts.paragraphs('venue_accessibility', details.attendance === 'online' ? null : row.venue_accessibility),
  } satisfies Partial<EventDetails>;
}

function meetingPointOf({ place, text }: { place: Localised; text?: Localised | undefined }, language: Language) {
  const [where, what] = [choose(place, language), choose(text ?? null, language)];
  return {
    place: where.text,
    ...(where.lang ? { place_lang: where.lang } : {}),
    text: what.text,
    ...(what.lang ? { text_lang: what.lang } : {}),
  };
}
