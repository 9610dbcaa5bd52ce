import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import type { FormDefinition, FormDefinitionField } from '../contract.ts';
import { fieldTypes } from './field-kinds.ts';
import { confirmationSlug, type FormField } from './form-definition.ts';
import { initialAnswer } from './read-answers.ts';
import { t } from './strings.ts';

/** Without whether it takes entries. */
export type StoredForm = {
  readonly id: number;
  readonly title: Localised;
  readonly intro: Localised;
  readonly submit_label: Localised;
  readonly privacy: Localised;
  readonly closed_text: Localised;
  readonly questions: readonly FormField[];
};

/** A form as visitors are given it (E §3), in the reader's language; for pages, blocks, the API and the preview of staff. */
export function presentForm(form: StoredForm, language: Language, isOpen: boolean): FormDefinition {
  const [title, intro, privacy] = [choose(form.title, language), choose(form.intro, language), choose(form.privacy, language)];
  const slugs = { de: slugOf(choose(form.title, 'de').text), en: slugOf(choose(form.title, 'en').text) };
  return {
    id: form.id,
    slug: slugs[language],
    slugs,
    title: title.text,
    ...(title.lang && { title_lang: title.lang }),
    intro: intro.text,
    ...(intro.lang && { intro_lang: intro.lang }),
    fields: [...form.questions.map((field) => presentField(field, language)), confirmation(form.questions, language)],
    submit_label: choose(form.submit_label, language).text || t(language, 'submit'),
    privacy: privacy.text,
    ...(privacy.lang && { privacy_lang: privacy.lang }),
    is_open: isOpen,
    closed_text: choose(form.closed_text, language).text || t(language, 'closed'),
    url: href('form', language, { id: form.id, slug: slugs[language] }),
  };
}

function presentField(field: FormField, language: Language): FormDefinitionField {
  const label = choose(field.label, language);
  const text = choose(field.default_value, language).text;
  const chosen = field.choices.find(({ is_default }) => is_default);
  return {
    slug: field.slug,
    field_type: fieldTypes[field.kind],
    label: label.text,
    ...(label.lang && { lang: label.lang }),
    help_text: choose(field.help, language).text,
    placeholder_text: choose(field.placeholder, language).text,
    required: field.required,
    visible: field.visible,
    choices: field.choices.map((choice) => {
      const own = choose(choice.label, language);
      return { value: choice.key, label: own.text, ...(own.lang && { lang: own.lang }) };
    }),
    default: chosen?.key ?? text,
    initial: copyOf(initialAnswer(field, text)),
    error: false,
    show_if: field.show_if,
    least: field.least,
    greatest: field.greatest,
    max_files: field.max_files,
  };
}

type Initial = FormDefinitionField['initial'];
const copyOf = (answer: ReturnType<typeof initialAnswer>): Initial => (Array.isArray(answer) ? ([...answer] as string[]) : (answer as Initial)); // lists of keys: files begin with null

/** Appended to every form, and shown where it asks for an address (E §3, decisions.md). */
const confirmation = (fields: readonly FormField[], language: Language): FormDefinitionField => ({
  slug: confirmationSlug,
  field_type: 'emailconfirm',
  label: t(language, 'repeat_email'),
  help_text: '',
  placeholder_text: '',
  required: false,
  visible: fields.some(({ kind, visible }) => kind === 'email' && visible),
  choices: [],
  default: '',
  initial: '',
  error: false,
  show_if: null,
  least: null,
  greatest: null,
  max_files: 0,
});
