import { type Answer, type Answers, type AskedField, confirmationSlug, type ShowIf } from './form-definition.ts';
import { isAnswered } from './read-answers.ts';

/** The one place for browser, server, mails and exports: others are neither required nor stored, and count as unanswered. */
export function visible(fields: readonly AskedField[], answers: Answers): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const field of fields) if (field.visible && holds(field.show_if, shown, answers)) shown.add(field.slug);
  if (fields.some(({ kind, slug }) => kind === 'email' && shown.has(slug))) shown.add(confirmationSlug);
  return shown;
}

function holds(condition: ShowIf | null, shown: ReadonlySet<string>, answers: Answers): boolean {
  if (!condition) return true;
  const answer = shown.has(condition.field) ? (answers[condition.field] ?? null) : null;
  const isSame = condition.comparison === 'contains' ? contains(answer, condition.value) : is(answer, condition.value);
  return condition.comparison === 'is_not' ? !isSame : isSame;
}

/** As people read it: without regard to case and to spaces at the ends. */
const plain = (text: string): string => text.trim().normalize('NFC').toLocaleLowerCase('de');

function is(answer: Answer, value: string): boolean {
  if (typeof answer === 'boolean') return answer === (plain(value) === 'true');
  if (!isAnswered(answer)) return plain(value) === '';
  if (typeof answer === 'string') return plain(answer) === plain(value);
  return Array.isArray(answer) && answer.length === 1 && plain(String(answer[0])) === plain(value);
}

function contains(answer: Answer, value: string): boolean {
  if (typeof answer === 'string') return plain(value) !== '' && plain(answer).includes(plain(value));
  if (typeof answer === 'boolean') return is(answer, value);
  return Array.isArray(answer) && answer.some((one) => plain(String(one)) === plain(value));
}
