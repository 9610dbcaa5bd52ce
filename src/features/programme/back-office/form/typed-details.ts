import type { Language } from '#i18n/language.ts';
import type { FormValues } from '#ui/form/form-values.ts';
import { localisedOf } from '#ui/staff/localised-of.ts';
import type { Details } from '../../details/details.ts';
import type { DetailsChange, MediaChange, NewPartner, StaffMedium } from './contract.ts';
import { canonical, isSame } from './same.ts';
import { t } from './strings.ts';
import { typedTickets } from './typed-tickets.ts';

export type SharedTyped = { details: DetailsChange; media: MediaChange; sponsors: number[]; promoters: number[] };
export type SharedOpened = { details: Details; media: StaffMedium[]; sponsors: number[]; promoters: number[]; production?: { details: Details } };

export type Problems = Record<string, string[]>;

/** What is wrong goes to `problems`. */
export function typedDetails(values: FormValues, opened: SharedOpened, language: Language, problems: Problems): SharedTyped {
  const number = (name: string): number | null => {
    const text = values.get(name).trim();
    if (text !== '' && !/^\d{1,4}$/.test(text)) problems[name] = [t(language, 'whole_number')];
    return text === '' ? null : Number(text);
  };
  const list = (name: 'languages' | 'surtitles') => inOrder(values.all(`details.${name}`), opened.details[name]);
  const text = (name: 'children' | 'opening_hours' | 'accessibility_note') => localisedOf(values, `details.${name}`, opened.details[name]);
  const duration = readDuration(values.get('details.duration'));
  if (duration === undefined) problems['details.duration'] = [t(language, 'duration_wrong')];
  return {
    details: {
      duration: duration ?? null,
      languages: list('languages'),
      surtitles: list('surtitles'),
      age_from: number('details.age_from'),
      doors_minutes: number('details.doors_minutes'),
      box_office_minutes: number('details.box_office_minutes'),
      introduction: introductionOf(values, opened, number('details.introduction.minutes'), (name, words) => {
        problems[name] = [t(language, words)];
      }),
      ...typedTickets(values, opened.details, opened.production?.details ?? {}, language, problems),
      children: text('children'),
      opening_hours: text('opening_hours'),
      accessibility_note: text('accessibility_note'),
    },
    media: mediaOf(values, opened),
    sponsors: numbersOf(values, 'sponsors', opened.sponsors),
    promoters: numbersOf(values, 'promoters', opened.promoters),
  };
}

export function typedPartner(values: FormValues, language: Language, problems: Problems): { new_partner?: NewPartner } {
  const { name, link, image_id } = partnerOf(values, 'new_partner.');
  if (!name && !link && image_id === null) return {};
  checkPartner({ name, link }, 'new_partner.', language, problems);
  return { new_partner: { kind: values.get('new_partner.kind') === 'promoter' ? 'promoter' : 'sponsor', name, link, image_id } };
}

/** Names begin with `prefix`. */
export const partnerOf = (values: FormValues, prefix = '') => ({
  name: values.get(`${prefix}name`).trim(),
  link: values.get(`${prefix}link`).trim(),
  image_id: Number(values.get(`${prefix}image_id`)) || null,
});

export function checkPartner({ name, link }: { name: string; link: string }, prefix: string, language: Language, problems: Problems): void {
  if (!name) problems[`${prefix}name`] = [t(language, 'partner_name_missing')];
  if (!/^(https?:\/\/\S+)?$/.test(link)) problems[`${prefix}link`] = [t(language, 'partner_link_wrong')];
}

/** In their stored order, where they are the same. */
export const numbersOf = (values: FormValues, name: string, before: readonly number[]): number[] =>
  (inOrder(values.all(name), before.map(String)) ?? []).map(Number);

const inOrder = (ticked: readonly string[], before: readonly string[] = []): string[] | null =>
  ticked.length === 0 ? null : isSame([...ticked].toSorted(), before.toSorted()) ? [...before] : [...ticked];

/** '55 + 25 + 60' as minutes, null where nothing was typed; undefined where it says something else. */
export function readDuration(text: string): number[] | null | undefined {
  if (text.trim() === '') return null;
  const parts = text.split(/[+,;/]/).map((part) => part.trim());
  const minutes = parts.map(Number);
  const isWhole = parts.every((part) => /^\d{1,4}$/.test(part)) && minutes.every((part) => part >= 1 && part <= 24 * 60);
  return isWhole && parts.length <= 15 ? minutes : undefined;
}

export const showDuration = (minutes: readonly number[] | undefined): string => (minutes ?? []).join(' + ');

function introductionOf(
  values: FormValues,
  { details }: Pick<SharedOpened, 'details'>,
  minutes: number | null,
  complain: (name: string, words: 'introduction_minutes_missing' | 'introduction_place_missing') => void,
): DetailsChange['introduction'] {
  const place = localisedOf(values, 'details.introduction.place', details.introduction?.place);
  const text = localisedOf(values, 'details.introduction.text', details.introduction?.text);
  if (minutes === null && Object.keys({ ...place, ...text }).length === 0) return null;
  if (minutes === null) complain('details.introduction.minutes', 'introduction_minutes_missing');
  if (!place.de) complain('details.introduction.place.de', 'introduction_place_missing');
  return { minutes: minutes ?? 0, place, ...(Object.keys(text).length > 0 && { text }) };
}

/** In order; a row in which nothing was chosen or typed is none. */
function mediaOf(values: FormValues, { media }: Pick<SharedOpened, 'media'>): MediaChange {
  return rowKeys(values, 'media').flatMap((key) => {
    const before = media.find(({ id }) => key === `m${id}`);
    const asset_id = Number(values.get(`media.${key}.asset_id`)) || null;
    const video_url = values.get(`media.${key}.video_url`).trim() || null;
    if (asset_id === null && video_url === null) return [];
    return [{ ...(before && { id: before.id }), asset_id, video_url, title: localisedOf(values, `media.${key}.title`, before?.title) }];
  });
}

/** In the order of the call. */
export const sentRows = (values: FormValues): string[] =>
  rowKeys(values, 'media').filter((key) => values.get(`media.${key}.asset_id`) || values.get(`media.${key}.video_url`).trim());

export const rowKeys = (values: FormValues, name: string): string[] => values.get(name).split(' ').filter(Boolean);

/** What somebody else has changed meanwhile is theirs, wherever nobody has typed here. */
export function changesOf<T extends SharedTyped>(typed: T, opened: SharedOpened & { [Name in Exclude<keyof T, keyof SharedTyped>]: unknown }): Partial<T> {
  const own: Readonly<Record<string, unknown>> = opened.details;
  const details = Object.fromEntries(Object.entries(typed.details).filter(([name, value]) => !isSame(value, own[name])));
  const before: Readonly<Record<string, unknown>> = { ...opened, media: opened.media.map(({ kind, name, ...medium }) => medium) };
  const rest = Object.entries(typed).filter(([name, value]) => name !== 'details' && !isSame(value, before[name]));
  return { ...Object.fromEntries(rest), ...(Object.keys(details).length > 0 && { details }) } as Partial<T>; // its entries, but for some
}

export const isFilled = (value: unknown): boolean => canonical(value) !== '';
