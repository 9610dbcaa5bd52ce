import { z } from 'zod';
import { accessibilityIn, ageIn, durationIn, languageTagIn } from './details.ts';
import { eventTimes, isMoment, parseMoment } from './event-time.ts';
import { limits } from './limits.ts';
import { leftOut, withAddress, without } from './record/lenient.ts';
import { plain, plainParagraphs } from './record/plain-text.ts';
import type { Problem } from './record/problem.ts';
import { wholeDays } from './record/whole-days.ts';

/** As every format is read into it; texts are plain, without tags and entities. */
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
  /** Online alone, or in a hall and online as well. */
  attendance: z.enum(['online', 'mixed']).optional(),
  place: z.object({ name, address: text(limits.address).optional() }).optional(),
  kind: name.optional(),
  status: z.enum(['scheduled', 'cancelled', 'postponed', 'rescheduled', 'online'], 'unknown_status').default('scheduled'),
  /** With status 'rescheduled': when it was to be. */
  moved_from: moment.optional(),
  production: z.object({ identifier: text(limits.identifier).optional(), title: title.optional(), description: perLanguage(paragraphs).optional() }).optional(),
  performers: list(z.object({ name, kind: z.enum(['person', 'ensemble']), role: name.optional() })),
  works: list(z.object({ title: text(limits.title), composer: name.optional() })),
  organizers: list(
    z.object({
      name: text(limits.partner),
      link: z
        .string()
        .max(limits.url)
        .refine((link) => /^https?:\/\//.test(link) && URL.canParse(link))
        .optional()
        .catch(undefined),
    }),
  ),
  /** What is asked, in euros: '12.50'. */
  prices: list(z.object({ name: text(limits.partner).optional(), price: z.string().regex(/^\d{1,5}\.\d{2}$/) })),
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
  /** Of its page: what this site has exported is known by it. */
  page: z.string().max(limits.url).optional().catch(undefined),
  url: z.string().max(limits.url, 'too_long').refine(isTicketUrl, 'bad_url').optional(),
});

export type ImportRecord = z.output<typeof importRecord>;
export type RecordDraft = z.input<typeof importRecord>;

/** What a reader yields: an event, what is wrong at a line, or an event that is not to be public (`leftOut`); `note` is said but is no fault. */
export type Reading =
  | {
      line: number;
      record: ImportRecord /** What was left out of it, or guessed. */;
      notes?: Problem[] /** What the file calls each field that it says. */;
      fields: { readonly [field: string]: string };
      /** A date of a repeating event whose rule, or list of dates, was read. */
      isOfRule?: true;
    }
  | { line: number; problem: Problem }
  | { line: number; leftOut: Problem }
  | { line: number; note: Problem };

const codesOfFields = ['missing', 'too_long', 'too_many', 'bad_value', 'bad_date', 'bad_time', 'absurd_date', 'bad_url', 'unknown_status'] as const;
const isCode = (text: string | undefined): text is (typeof codesOfFields)[number] => codesOfFields.some((code) => code === text);

/** `fields`: what the file calls a field; unreadable values are left out and said, unless there is no event without them. */
export function readingOf(line: number, draft: object, fields: { [field: string]: string }): Reading {
  const { draft: mended, notes } = withAddress({ ...draft }, fields.url);
  let current = mended;
  const ownFields = Object.fromEntries(Object.entries(fields).filter(([field]) => field.includes('.') || mended[field] !== undefined));
  for (let left = limits.leftOut; ; left -= 1) {
    const result = importRecord.safeParse(current, { error: (issue) => (issue.input === undefined ? 'missing' : 'bad_value') });
    if (result.success) return checked({ line, notes, ownFields }, result.data, fields);
    const [issue] = result.error.issues;
    const problem = problemOf(issue, fields);
    const rest = issue && left > 0 ? without(current, issue, limits.list) : null;
    if (rest === null) return { line, problem };
    current = rest;
    if (problem.code !== 'missing') notes.push(leftOut(problem.code, problem.field ?? ''));
  }
}

function problemOf(issue: z.core.$ZodIssue | undefined, fields: { [field: string]: string }): Problem {
  const path = issue?.path ?? [];
  const code = isCode(issue?.message) ? issue.message : 'bad_value';
  const ofTime = code === 'bad_time' ? fields[`${String(path[0])}.time`] : undefined; // where it has a column of its own
  return { code, field: ofTime ?? fields[String(path[0])] ?? path.join('.') };
}

type Checked = { line: number; notes: Problem[]; ownFields: { [field: string]: string } };

function checked({ line, notes, ownFields }: Checked, result: ImportRecord, fields: { [field: string]: string }): Reading {
  const record = { ...result, ...wholeDays(result.date_start, result.date_end) };
  if (eventTimes(record.date_start, record.date_end) === null) {
    delete record.date_end;
    notes.push({ code: 'end_left_out', field: fields.date_end ?? 'date_end' });
  }
  return { line, record, fields: ownFields, ...(notes.length > 0 && { notes }) };
}

/** https and http addresses, and paths of this site; nothing that a link could execute. */
function isTicketUrl(value: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
