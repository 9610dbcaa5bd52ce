import { z } from 'zod';
import { languageName } from '#i18n/names/names.ts';

const texts = z.record(z.string(), z.string());
/** BCP 47: 'it', 'de', 'en-GB'; one that has a name, as the page says it. */
const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .refine(isNameable);

function isNameable(tag: string): boolean {
  try {
    return languageName('en', tag) !== '';
  } catch {
    return false; // 'it-12': well made by the pattern, and no language
  }
}

/** How tickets are sold, as far as no box office says it: a field each, so that an event may say one of them itself. */
export const ticketFactsSchema = z.object({
  admission: z.enum(['free', 'box_office']).optional(),
  /** From when everybody may buy. */
  sale_starts: z.iso.datetime({ offset: true }).optional(),
  /** From when friends of the venue and subscribers may, before everybody. */
  sale_friends: z.iso.datetime({ offset: true }).optional(),
  sale_subscribers: z.iso.datetime({ offset: true }).optional(),
  /** Who else may before, in words, and from when. */
  presale: z.object({ starts: z.iso.datetime({ offset: true }), whom: z.object({ de: z.string().min(1), en: z.string().min(1) }) }).optional(),
});

/** What an event takes over from its production where it says nothing itself, and can say that it has none of (`none`). */
export const inheritedFields = [
  'duration',
  'languages',
  'surtitles',
  'age_from',
  'children',
  'opening_hours',
  'doors_minutes',
  'box_office_minutes',
  'introduction',
  'accessibility_note',
  'media',
  'sponsors',
  'promoters',
] as const;
export type InheritedField = (typeof inheritedFields)[number];

/** No evening is longer than a day. */
const minutes = z
  .int()
  .min(1)
  .max(24 * 60);

/** Of each only what it knows, the event's own before its production's; texts per language. Moments count from the beginning. */
export const detailsSchema = z.object({
  /** Minutes of the parts and of the intervals between them, in turn: [55, 25, 60]; [95] is without an interval. */
  duration: z.array(minutes).min(1).max(15).optional(),
  languages: z.array(languageTag).max(8).optional(),
  surtitles: z.array(languageTag).max(8).optional(),
  age_from: z.int().min(0).max(99).optional(),
  attendance: z.enum(['online', 'mixed']).optional(),
  children: texts.optional(),
  /** Of the day, in words: of an exhibition. */
  opening_hours: texts.optional(),
  doors_minutes: minutes.optional(),
  box_office_minutes: minutes.optional(),
  introduction: z.object({ minutes, place: texts, text: texts.optional() }).optional(),
  /** Where to come and what to ask for, beside the kinds of accessibility. */
  accessibility_note: texts.optional(),
  ...ticketFactsSchema.shape,
  /** Of an event alone: what of its production's does not hold for it. */
  none: z.array(z.enum(inheritedFields)).max(inheritedFields.length).optional(),
});

export type Details = z.output<typeof detailsSchema>;

/** What no release has known says nothing. */
export function detailsOf(production: unknown, own: unknown): Details {
  const { none: _, ...shared } = readDetails(production);
  const ownDetails = readDetails(own);
  const lacks = lackOf(ownDetails);
  const taken: Omit<Details, 'none'> = Object.fromEntries(Object.entries(shared).filter(([name]) => !lacks(name)));
  return { ...taken, ...ownDetails };
}

/** Asks of each inherited field whether an event has none of it. */
export function lackOf({ none = [] }: Pick<Details, 'none'>): (name: string) => boolean {
  const names = new Set<string>(none);
  return (name) => names.has(name);
}

export type TicketFacts = z.output<typeof ticketFactsSchema>;

/** Details that say when a date is sold: they are of that date, and no other takes them over from it. */
export const saleDetails = ['sale_starts', 'sale_friends', 'sale_subscribers', 'presale'] as const;

/** Without the rest of the details: lists read no more. */
export const ticketFactsOf = (production: unknown, own: unknown): TicketFacts => ({ ...readTicketFacts(production), ...readTicketFacts(own) });

const readTicketFacts = (stored: unknown): TicketFacts => ticketFactsSchema.safeParse(stored).data ?? {};

function readDetails(stored: unknown): Details {
  const whole = detailsSchema.safeParse(stored);
  if (whole.success) return whole.data;
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).flatMap(([name, value]) => {
    const field = detailsSchema.safeParse({ [name]: value });
    return field.success ? Object.entries(field.data) : [];
  });
  return Object.fromEntries(known);
}

/** `minutesOf(detailsOf(…))` where nothing else of the details has been read: `duration` and `none` as they are stored. */
export function minutesStated(production: unknown, own: { duration: unknown; none: unknown }): number | null {
  const { duration, none } = detailsSchema.shape;
  const stated = readField(duration, own.duration);
  return minutesOf({ duration: stated ?? (lackOf({ none: readField(none, own.none) })('duration') ? undefined : readField(duration, production)) });
}

export function attendanceStated(production: unknown, own: unknown): Details['attendance'] {
  const stated = (stored: unknown) => attendanceSchema.safeParse(stored).data?.attendance;
  return stated(own) ?? stated(production);
}

const attendanceSchema = detailsSchema.pick({ attendance: true });

function readField<T>(schema: z.ZodType<T>, stored: unknown): T | undefined {
  return stored === null || stored === undefined ? undefined : schema.safeParse(stored).data;
}

/** How long it takes in all, intervals included; null where nobody has said. */
export const minutesOf = ({ duration }: Pick<Details, 'duration'>): number | null => (duration ? duration.reduce((sum, part) => sum + part, 0) : null);
