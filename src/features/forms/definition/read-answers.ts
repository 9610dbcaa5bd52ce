import { hasChoices, takesSeveral } from './field-kinds.ts';
import { type Answer, type Answers, type AskedField, confirmationSlug, type FormField } from './form-definition.ts';

/** In the shape of its kind, another shape is no answer; keys are the definition's, in a map without prototype (`__proto__`). */
export function readAnswers(fields: readonly AskedField[], sent: Readonly<Record<string, unknown>>): Answers {
  const answers = Object.create(null) as Record<string, Answer>; // without a prototype, which no literal makes
  const sentAs = (slug: string): unknown => (Object.hasOwn(sent, slug) ? sent[slug] : undefined);
  for (const field of fields) answers[field.slug] = readAnswer(field, sentAs(field.slug));
  answers[confirmationSlug] = textOf(sentAs(confirmationSlug))?.trim() || null;
  return answers;
}

/** By script as JSON, or by a form without it as texts. */
export function readAnswer({ kind, choices }: AskedField, sent: unknown): Answer {
  if (kind === 'checkbox') return ticks.has(lastOf(sent));
  if (kind === 'file') return numbersOf(sent);
  if (takesSeveral(kind)) return choices.map(({ key }) => key).filter((key) => listOf(sent).includes(key));
  const text = textOf(sent);
  if (text === null) return null;
  if (hasChoices(kind)) return text;
  const proper = kind === 'textarea' ? text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '') : text.replace(/\s+/g, ' ').trim();
  return proper === '' ? null : proper;
}

/** What a field holds in the beginning (E §3): null of files, a list of choices that are taken together, else its default. */
export function initialAnswer(field: FormField, defaultText: string): Answer {
  const { kind, choices } = field;
  const chosen = choices.filter(({ is_default }) => is_default).map(({ key }) => key);
  if (kind === 'file') return null;
  if (takesSeveral(kind)) return chosen;
  if (hasChoices(kind)) return chosen[0] ?? '';
  return kind === 'checkbox' ? false : defaultText;
}

/** Characters that no keyboard types and no database keeps are left out. */
function textOf(sent: unknown): string | null {
  const one = lastOf(sent);
  const text = typeof one === 'number' && Number.isFinite(one) ? String(one) : one;
  return typeof text === 'string' && text !== '' ? text.replace(unkept, '').normalize('NFC') : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const unkept = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ticks: ReadonlySet<unknown> = new Set([true, 'true', 'on']);

/** A form gives what it holds of a name as a list. */
const lastOf = (sent: unknown): unknown => (Array.isArray(sent) ? sent.at(-1) : sent);

const listOf = (sent: unknown): readonly unknown[] => (Array.isArray(sent) ? sent : [sent]);

function numbersOf(sent: unknown): readonly number[] | null {
  const numbers = listOf(sent).flatMap((one) => (typeof one === 'string' && /^[1-9]\d{0,9}$/.test(one) ? Number(one) : typeof one === 'number' ? one : []));
  const proper = [...new Set(numbers)].filter((one) => Number.isInteger(one) && one > 0 && one <= 2_147_483_647);
  return proper.length > 0 ? proper : null;
}

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined && answer !== null && answer !== false && answer !== '' && !(Array.isArray(answer) && answer.length === 0);
