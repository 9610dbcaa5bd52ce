import { z } from 'zod';
import { accessibilityIn, ageIn, durationIn, languageTagIn } from './details.ts';
import { eventTimes, isMoment, parseMoment } from './event-time.ts';
import { limits } from './limits.ts';

/** One event, as every format is read into it. Texts are plain: what looks like HTML is text. */
const text = (longest: number) =>
  z
    .string()
    .max(longest * 10, 'too_long') // before anything is done with it
    .transform(plain)
    .pipe(z.string().min(1, 'missing').max(longest, 'too_long'));

const paragraphs = z
  .string()
  .max(limits.description * 10, 'too_long')
  .transform(plainParagraphs)
  .pipe(z.string().min(1, 'missing').max(limits.description, 'too_long'));

const perLanguage = <Text extends z.ZodType<string>>(value: Text) =>
  z.strictObject({ de: value.optional(), en: value.optional() }).refine((texts) => texts.de !== undefined || texts.en !== undefined, 'missing');

const moment = z
  .string()
  .transform((value) => value.trim())
  .superRefine((value, context) => {
    const result = parseMoment(value);
    if (!isMoment(result)) context.addIssue({ code: 'custom', message: result });
  });

const name = text(limits.name);
const title = perLanguage(text(limits.title));
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(limits.list, 'too_many').default([]);

/** What a function makes of a text; null is a value that it cannot read. */
const read = <Value>(from: (text: string) => Value | null) =>
  name.transform((text, context) => {
    const value = from(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: 'bad_value' });
    return z.NEVER;
  });

export const importRecord = z.object({
  /** Of the system the file comes from: the same event has the same one in every export. */
  identifier: text(limits.identifier),
  /** The language of names that do not say theirs. */
  language: z.enum(['de', 'en']).default('de'),
  title,
  subtitle: title.optional(),
  description: perLanguage(paragraphs).optional(),
  date_start: moment,
  date_end: moment.optional(),
  place: z.object({ name, address: text(limits.address).optional() }).optional(),
  kind: name.optional(),
  status: z.enum(['scheduled', 'cancelled', 'postponed', 'rescheduled', 'online'], 'unknown_status').default('scheduled'),
  /** With status 'rescheduled': when it was to be. */
  moved_from: moment.optional(),
  production: z.object({ identifier: text(limits.identifier).optional(), title: title.optional(), description: perLanguage(paragraphs).optional() }).optional(),
  performers: list(z.object({ name, kind: z.enum(['person', 'ensemble']), role: name.optional() })),
  works: list(z.object({ title: text(limits.title), composer: name.optional() })),
  tags: list(name),
  series: list(name),
  genres: list(name),
  /** Kinds that the site does not declare are left out. */
  accessibility: list(name).transform((names) => [...new Set(names.map(accessibilityIn).filter((id) => id !== null))].sort((a, b) => a - b)),
  duration: read(durationIn).optional(),
  languages: list(read(languageTagIn)),
  surtitles: list(read(languageTagIn)),
  age: read(ageIn).optional(),
  /** Whose picture it is, as it stands beside it. */
  image_credit: name.optional(),
  /** Where the picture is; what is no such thing says nothing. */
  image: z.string().trim().min(1).max(limits.url).optional().catch(undefined),
  url: z.string().max(limits.url, 'too_long').refine(isTicketUrl, 'bad_url').optional(),
});

export type ImportRecord = z.output<typeof importRecord>;
export type RecordDraft = z.input<typeof importRecord>;

export type ProblemCode =
  | 'missing'
  | 'too_long'
  | 'too_many'
  | 'bad_value'
  | 'bad_date'
  | 'bad_time'
  | 'absurd_date'
  | 'end_before_start'
  | 'end_left_out'
  | 'not_public'
  | 'bad_url'
  | 'unknown_status'
  | 'duplicate'
  | 'refused'
  | 'bad_json'
  | 'cut_off'
  | 'too_big'
  | 'too_deep'
  | 'not_an_event'
  | 'not_utf8'
  | 'bad_ical'
  | 'unknown_zone'
  | 'bad_rule'
  | 'rule_cut'
  | 'bad_csv'
  | 'columns'
  | 'unknown_columns'
  | 'picture_bad_url'
  | 'picture_private_address'
  | 'picture_too_many_redirects'
  | 'picture_not_there'
  | 'picture_no_picture'
  | 'picture_too_large'
  | 'picture_too_slow';

/** `field` as the file calls it; `detail` is set into the sentence that the code stands for. */
export type Problem = { code: ProblemCode; field?: string; detail?: string };

/** What a reader yields: an event, what is wrong at a line, or an event that is not to be public (`leftOut`); `note` is said but is no fault. */
export type Reading =
  | { line: number; record: ImportRecord }
  | { line: number; problem: Problem }
  | { line: number; leftOut: Problem }
  | { line: number; note: Problem };

const codesOfFields = ['missing', 'too_long', 'too_many', 'bad_value', 'bad_date', 'bad_time', 'absurd_date', 'bad_url', 'unknown_status'] as const;
const isCode = (text: string | undefined): text is (typeof codesOfFields)[number] => codesOfFields.some((code) => code === text);

/** Checks what a reader has found. `fields` says what the file calls a field of the record. */
export function readingOf(line: number, draft: unknown, fields: { [field: string]: string }): Reading {
  const result = importRecord.safeParse(draft, { error: (issue) => (issue.input === undefined ? 'missing' : 'bad_value') });
  if (!result.success) {
    const [issue] = result.error.issues;
    const path = issue?.path ?? [];
    const code = isCode(issue?.message) ? issue.message : 'bad_value';
    const ofTime = code === 'bad_time' ? fields[`${String(path[0])}.time`] : undefined; // where it has a column of its own
    return { line, problem: { code, field: ofTime ?? fields[String(path[0])] ?? path.join('.') } };
  }
  const { date_start, date_end } = result.data;
  if (eventTimes(date_start, date_end) === null) return { line, problem: { code: 'end_before_start', field: fields.date_end ?? 'date_end' } };
  return { line, record: result.data };
}

// Control characters, and those that turn the direction of the text around them.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** One line, without control characters, composed. */
export function plain(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(unprintable, '')
    .trim();
}

/** Paragraphs separated by an empty line, as the database keeps descriptions. */
function plainParagraphs(value: string): string {
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(plain).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** https and http addresses, and paths of this site; nothing that a link could execute. */
function isTicketUrl(value: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
