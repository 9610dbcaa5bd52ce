import { choiceField, emailField, lineField, numberField, rowsField, switchField } from '#content/index.ts';
import { maxChoices, maxFields, maxFilesOfField, maxText } from '../limits.ts';
import { comparisonOptions, kindOptions } from './strings.ts';

/** Its key is given once, and stays whatever its label becomes. */
const choices = rowsField({
  label: { de: 'Auswahl', en: 'Choices' },
  row: { de: 'Möglichkeit', en: 'Choice' },
  max: maxChoices,
  fields: {
    label: lineField({ label: { de: 'Möglichkeit', en: 'Choice' }, required: true, max: 200 }),
    key: lineField({ label: { de: 'Schlüssel', en: 'Key' }, required: true, max: 60, shared: true }),
    is_default: switchField({ label: { de: 'Vorausgewählt', en: 'Chosen at first' } }),
    email: emailField({
      label: { de: 'Mail geht an', en: 'Mail goes to' },
      help: { de: 'Wer dies wählt, erreicht diese Adresse.', en: 'Whoever chooses this reaches this address.' },
    }),
  },
});

/** In their order; number and key are permanent, by which entries know a question. */
export const formFieldRows = rowsField({
  label: { de: 'Fragen', en: 'Questions' },
  row: { de: 'Frage', en: 'Question' },
  keyed: true,
  max: maxFields,
  fields: {
    label: lineField({ label: { de: 'Frage', en: 'Question' }, required: true, max: 300 }),
    kind: choiceField({ label: { de: 'Art', en: 'Kind' }, options: kindOptions }),
    slug: lineField({
      label: { de: 'Schlüssel', en: 'Key' },
      help: { de: 'Bleibt für immer, auch wenn die Frage anders heißt.', en: 'Stays for ever, whatever the question becomes.' },
      required: true,
      max: 60,
      shared: true,
    }),
    required: switchField({ label: { de: 'Pflicht', en: 'Required' } }),
    visible: switchField({ label: { de: 'Zu sehen', en: 'Shown' }, initially: true }),
    help: lineField({ label: { de: 'Hinweis', en: 'Hint' }, max: 300 }),
    placeholder: lineField({ label: { de: 'Platzhalter', en: 'Placeholder' }, max: 120 }),
    default_value: lineField({ label: { de: 'Vorgabe', en: 'Default' }, max: maxText }),
    choices,
    show_if_field: lineField({ label: { de: 'Zeigen, wenn', en: 'Show if' }, max: 60, shared: true }),
    show_if_is: choiceField({
      label: { de: 'Vergleich', en: 'Comparison' },
      options: comparisonOptions,
    }),
    show_if_value: lineField({ label: { de: 'Wert', en: 'Value' }, max: 200, shared: true }),
    least: numberField({ label: { de: 'Mindestens', en: 'At least' }, min: -1_000_000, max: 1_000_000_000, whole: false }),
    greatest: numberField({ label: { de: 'Höchstens', en: 'At most' }, min: -1_000_000, max: 1_000_000_000, whole: false }),
    max_files: numberField({ label: { de: 'Dateien höchstens', en: 'Files at most' }, min: 1, max: maxFilesOfField }),
  },
});
