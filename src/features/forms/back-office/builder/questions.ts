import { type FormFieldKind, hasChoices } from '../../definition/field-kinds.ts';
import { toFormField } from '../../definition/to-form-field.ts';
import { formFieldRows } from '../../records/form-field-rows.ts';
import { keyOf } from './keys.ts';

export type Question = Readonly<Record<string, unknown>>;
export type Choice = Readonly<Record<string, unknown>>;

export const slugOfQuestion = ({ slug }: Question): string => (typeof slug === 'string' ? slug : '');
export const kindOf = (question: Question): FormFieldKind => toFormField(question).kind;
export const choicesOf = ({ choices }: Question): readonly Choice[] => (Array.isArray(choices) ? choices : []);
const keysOf = (questions: readonly Question[]): string[] => questions.map(slugOfQuestion);
/** Whether entries may know it by its key already. */
export const isStored = ({ id }: Question): boolean => typeof id === 'number';

const emptyQuestion: Question = Object.fromEntries(Object.entries(formFieldRows.fields).map(([name, field]) => [name, field.perLanguage ? {} : field.empty]));

/** Questions of these German labels, to stand among others. */
export function newQuestions(labels: readonly string[], others: readonly Question[]): Question[] {
  const taken = keysOf(others);
  return labels.map((label) => {
    const slug = keyOf(label, taken);
    taken.push(slug);
    return { ...emptyQuestion, label: { de: label }, kind: 'text', slug };
  });
}

/** Choices of these German labels, to stand among others. */
export function newChoices(labels: readonly string[], others: readonly Choice[]): Choice[] {
  const taken = others.map(({ key }) => String(key));
  return labels.map((label) => {
    const key = keyOf(label, taken, 'auswahl');
    taken.push(key);
    return { key, label: { de: label }, is_default: false, email: '' };
  });
}

/** Under a key of its own, and unknown to entries. */
export function copyOfQuestion(question: Question, others: readonly Question[]): Question {
  const { id: _, ...rest } = question;
  return { ...rest, slug: keyOf(slugOfQuestion(question).replaceAll('_', ' '), keysOf(others)) };
}

/** Lines that were pasted, without the signs and numbers of a list before them. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\s*(?:[-–•*·]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');

/** What a question of another kind keeps: what only the kind before had is gone. */
export function withKind(question: Question, kind: FormFieldKind): Question {
  const before = kindOf(question);
  return {
    ...question,
    kind,
    ...(!hasPlaceholder(kind) && { placeholder: {} }),
    ...(!(isTyped(before) && isTyped(kind)) && { default_value: {} }),
    ...(kind !== 'number' && { least: null, greatest: null }),
    ...(kind !== 'file' && { max_files: null }),
    ...(kind === 'hidden' && { required: false }),
    ...(kind !== before && !takesSameChoices(before, kind) && { choices: hasChoices(kind) ? onlyFirstDefault(choicesOf(question)) : choicesOf(question) }),
  };
}

/** Where one alone may be chosen, one alone is chosen at first. */
function onlyFirstDefault(choices: readonly Choice[]): Choice[] {
  const first = choices.findIndex(({ is_default }) => is_default === true);
  return choices.map((choice, index) => ({ ...choice, is_default: index === first }));
}

const takesSameChoices = (before: FormFieldKind, kind: FormFieldKind): boolean => (kind === 'checkboxes' || kind === 'multiselect') && hasChoices(before);

const typed: ReadonlySet<FormFieldKind> = new Set(['text', 'textarea', 'hidden', 'email', 'url']);
const isTyped = (kind: FormFieldKind): boolean => typed.has(kind);
export const hasPlaceholder = (kind: FormFieldKind): boolean => kind === 'number' || (kind !== 'hidden' && isTyped(kind));
export const hasDefault = (kind: FormFieldKind): boolean => isTyped(kind) || kind === 'number' || kind === 'date' || kind === 'datetime';

/** Another key for a question that is not stored yet; conditions that ask for it go along. */
export function withKey(questions: readonly Question[], index: number, slug: string): Question[] {
  const before = slugOfQuestion(questions[index] ?? {});
  return questions.map((question, at) =>
    at === index ? { ...question, slug } : before !== '' && question.show_if_field === before ? { ...question, show_if_field: slug } : question,
  );
}
