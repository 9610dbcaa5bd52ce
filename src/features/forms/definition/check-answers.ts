import type { Bilingual } from '#content/index.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { maxText, maxTextarea } from '../limits.ts';
import { hasChoices, takesSeveral } from './field-kinds.ts';
import { type Answer, type AnswerErrors, type Answers, type AskedField, confirmationSlug } from './form-definition.ts';
import { isAnswered } from './read-answers.ts';
import { tooHigh, tooLow, tooManyFiles, wrong } from './strings.ts';
import { visible } from './visible.ts';

/** By field, the same in browser and server; `today` as YYYY-MM-DD in Berlin. */
export function checkAnswers(fields: readonly AskedField[], answers: Answers, today: string): AnswerErrors {
  const errors = Object.create(null) as AnswerErrors; // without a prototype, which no literal makes
  const shown = visible(fields, answers);
  for (const field of fields) {
    const message = shown.has(field.slug) ? checkAnswer(field, answers[field.slug] ?? null, today) : null;
    if (message) errors[field.slug] = message;
  }
  const address = fields.find(({ kind, slug }) => kind === 'email' && shown.has(slug));
  if (address && !errors[address.slug] && plain(answers[address.slug]) !== plain(answers[confirmationSlug])) errors[confirmationSlug] = wrong.not_confirmed;
  return errors;
}

const plain = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim().toLowerCase() : '');

function checkAnswer(field: AskedField, answer: Answer, today: string): Bilingual | null {
  const { kind, required } = field;
  if (!isAnswered(answer)) return required && kind !== 'hidden' ? messageOfRequired(field) : null;
  if (kind === 'file') return Array.isArray(answer) && answer.length > field.max_files ? tooManyFiles(field.max_files) : null;
  if (hasChoices(kind)) return isAmong(field, answer) ? null : wrong.not_among;
  return typeof answer === 'string' ? checkText(field, answer, today) : null;
}

function messageOfRequired({ kind }: AskedField): Bilingual {
  if (kind === 'checkbox') return wrong.required_checkbox;
  if (kind === 'file') return wrong.required_file;
  return hasChoices(kind) ? wrong.required_choice : wrong.required;
}

function isAmong({ kind, choices }: AskedField, answer: Answer): boolean {
  const keys = choices.map(({ key }) => key);
  const given = takesSeveral(kind) && Array.isArray(answer) ? answer : [answer];
  return given.every((one) => typeof one === 'string' && keys.includes(one));
}

function checkText({ kind, least, greatest }: AskedField, text: string, today: string): Bilingual | null {
  if (kind === 'textarea') return text.length > maxTextarea ? wrong.too_long_textarea : null;
  if (text.length > maxText) return wrong.too_long;
  switch (kind) {
    case 'email':
      return isEmail(text) ? null : wrong.no_email;
    case 'url':
      return isWebAddress(text) ? null : wrong.no_url;
    case 'date':
      return isDay(text) ? null : wrong.no_date;
    case 'birthday':
      return isDay(text) && text >= '1900-01-01' && text < today ? null : wrong.not_born;
    case 'datetime':
      return isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10)) ? null : wrong.no_datetime;
    case 'number': {
      const number = readNumber(text);
      if (number === null) return wrong.no_number;
      if (least !== null && number < least) return tooLow(least);
      return greatest !== null && number > greatest ? tooHigh(greatest) : null;
    }
    default:
      return null;
  }
}

/** As typed, with a decimal comma or point; null where it is no number. */
export const readNumber = (text: string): number | null => (/^-?\d{1,15}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null);

const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/.test(text);

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  return username === '' && hostname.includes('.');
}
