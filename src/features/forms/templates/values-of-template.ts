import type { Language } from '#i18n/language.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import type { FormTemplate, TemplateQuestion } from './template.ts';

/** What the form of a new record begins with: switched off, and called by the template in the language of who makes it. */
export const valuesOfTemplate = (
  { title, intro, questions, privacy, thanks, mail, submit, retention, confirmsAddress }: FormTemplate,
  language: Language,
): Values => ({
  name: title[language],
  title: { ...title },
  intro: { ...intro },
  questions: questions.map(rowOf),
  privacy: { ...privacy },
  thanks: { ...thanks },
  submit_label: { ...submit },
  confirms_address: confirmsAddress ?? false,
  sends_copy: true,
  copy_text: { ...mail },
  retention_days: retention ?? null,
  is_open: false,
});

const rowOf = ({ kind, slug, label, help, required, choices, showIf, least, greatest, maxFiles }: TemplateQuestion) => ({
  label: { ...label },
  kind,
  slug,
  required: required ?? false,
  visible: true,
  help: { ...help },
  placeholder: {},
  default_value: {},
  choices: (choices ?? []).map((one) => ({ key: one.key, label: { ...one.label }, is_default: false, email: '' })),
  show_if_field: showIf?.field ?? '',
  show_if_is: showIf?.comparison ?? 'is',
  show_if_value: showIf?.value ?? '',
  least: least ?? null,
  greatest: greatest ?? null,
  max_files: maxFiles ?? null,
});
