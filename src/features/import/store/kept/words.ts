import { accessibilityKinds } from '#features/programme/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { languageName } from '#i18n/names/names.ts';
import { defineStrings } from '#i18n/strings.ts';

const text = defineStrings({
  scheduled: { de: 'findet statt', en: 'takes place' },
  cancelled: { de: 'abgesagt', en: 'cancelled' },
  postponed: { de: 'verschoben', en: 'postponed' },
  online: { de: 'nur online', en: 'online only' },
  mixed: { de: 'auch online', en: 'also online' },
  minutes: { de: '{n} Minuten', en: '{n} minutes' },
});

export type NameOf = (id: number) => Localised | string | undefined;

const wordsOf: { readonly [field: string]: (language: Language, value: unknown) => string } = {
  times: (language, value) => timesText(language, value as [Date, Date | null, boolean]),
  status: (language, value) => known(language, value),
  attendance: (language, value) => known(language, value),
  duration: (language, value) => text(language, 'minutes', { n: (value as number[]).join('/') }),
  accessibility_ids: (language, value) =>
    accessibilityKinds
      .filter(({ id }) => (value as number[]).includes(id))
      .map(({ name }) => name[language])
      .join(', '),
  prices: (language, value) => (value as Price[]).map((price) => priceText(language, price)).join(', '),
  languages: (language, value) => (value as string[]).map((tag) => languageName(language, tag)).join(', '),
  surtitles: (language, value) => (value as string[]).map((tag) => languageName(language, tag)).join(', '),
};

/** `role` names those of a cast; empty: there is none. */
export function valueText(language: Language, field: string, value: unknown, { name, role }: { name: NameOf; role: NameOf }): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '';
  const words = wordsOf[field];
  if (words) return words(language, value);
  const named = (id: number, from: NameOf) => {
    const its = from(id);
    return typeof its === 'string' ? its : its === undefined ? `${id}` : choose(its, language).text;
  };
  if (field === 'credits') {
    const cast = value as [number, number | null][];
    return cast.map(([id, its]) => (its === null ? named(id, name) : `${named(id, name)} (${named(its, role)})`)).join(', ');
  }
  if (!isNamed(field)) return String(value);
  return (Array.isArray(value) ? value : [value]).map((id: number) => named(id, name)).join(', ');
}

export const namedFields = {
  production_id: ['production', 'title'],
  room_id: ['room', 'name'],
  type_id: ['exhibition_type', 'name'],
  season_id: ['season', 'name'],
  tag_ids: ['tag', 'name'],
  series_ids: ['series', 'name'],
  genre_ids: ['genre', 'name'],
  promoters: ['partner', 'name'],
  credits: ['person', 'name'],
  works: ['work', 'title'],
} as const;
export const isNamed = (field: string): field is keyof typeof namedFields => Object.hasOwn(namedFields, field);

const known = (language: Language, value: unknown): string =>
  typeof value === 'string' && Object.hasOwn(text.table, value) ? text(language, value as 'scheduled') : String(value);

function timesText(language: Language, [start, end, isTimeKnown]: [Date, Date | null, boolean]): string {
  const day = (at: Date) => displayDate(language, dayOf(at));
  const when = (at: Date) => (isTimeKnown ? `${day(at)}, ${clockTime(at)}` : day(at));
  if (end === null) return when(start);
  if (dayOf(end) !== dayOf(start)) return `${when(start)} – ${when(end)}`;
  return isTimeKnown ? `${when(start)}–${clockTime(end)}` : when(start);
}

type Price = { name: string; name_en?: string; price: string };

function priceText(language: Language, { name, name_en, price }: Price): string {
  const amount = new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR' }).format(Number(price));
  return `${(language === 'en' && name_en) || name} ${amount}`;
}
