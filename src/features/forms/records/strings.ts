import type { Bilingual } from '#content/index.ts';
import type { FormFieldKind } from '../definition/field-kinds.ts';
import type { ShowIf } from '../definition/form-definition.ts';

export const kindOptions = [
  { value: 'text', label: { de: 'Kurzer Text', en: 'Short text' } },
  { value: 'textarea', label: { de: 'Langer Text', en: 'Long text' } },
  { value: 'email', label: { de: 'E-Mail-Adresse', en: 'E-mail address' } },
  { value: 'checkbox', label: { de: 'Ein Haken', en: 'One box to tick' } },
  { value: 'checkboxes', label: { de: 'Mehrere Haken', en: 'Several boxes to tick' } },
  { value: 'select', label: { de: 'Liste, eines', en: 'List, one of it' } },
  { value: 'multiselect', label: { de: 'Liste, mehreres', en: 'List, several of it' } },
  { value: 'radio', label: { de: 'Eines von wenigen', en: 'One of a few' } },
  { value: 'file', label: { de: 'Datei', en: 'File' } },
  { value: 'date', label: { de: 'Datum', en: 'Date' } },
  { value: 'datetime', label: { de: 'Datum und Uhrzeit', en: 'Date and time' } },
  { value: 'hidden', label: { de: 'Verborgen', en: 'Hidden' } },
  { value: 'number', label: { de: 'Zahl', en: 'Number' } },
  { value: 'url', label: { de: 'Adresse im Netz', en: 'Web address' } },
  { value: 'birthday', label: { de: 'Geburtsdatum', en: 'Date of birth' } },
] as const satisfies readonly { value: FormFieldKind; label: Bilingual }[];

export const comparisonOptions = [
  { value: 'is', label: { de: 'ist', en: 'is' } },
  { value: 'is_not', label: { de: 'ist nicht', en: 'is not' } },
  { value: 'contains', label: { de: 'enthält', en: 'contains' } },
] as const satisfies readonly { value: ShowIf['comparison']; label: Bilingual }[];

const sentence = (de: string, en: string): Bilingual => ({ de, en });

export const wrongRow = {
  key: sentence(
    'Ein Schlüssel hat nur Kleinbuchstaben, Ziffern und „_“ und beginnt mit einem Buchstaben.',
    'A key has only small letters, digits and ‘_’, and begins with a letter.',
  ),
  reserved: sentence('Diesen Schlüssel braucht das Formular selbst. Bitte wählen Sie einen anderen.', 'The form itself needs this key. Please choose another.'),
  same_key: sentence('Eine andere Frage hat diesen Schlüssel. Bitte wählen Sie einen anderen.', 'Another question has this key. Please choose another.'),
  kept_key: sentence(
    'Der Schlüssel einer gespeicherten Frage bleibt: Einsendungen kennen sie daran. Für einen anderen legen Sie bitte eine neue Frage an.',
    'The key of a stored question stays: entries know it by that. For another, please make a new question.',
  ),
  same_choice: sentence('Eine andere Möglichkeit hat diesen Schlüssel. Bitte wählen Sie einen anderen.', 'Another choice has this key. Please choose another.'),
  no_choices: sentence('Bitte geben Sie wenigstens eine Möglichkeit zur Wahl.', 'Please give at least one choice.'),
  one_default: sentence('Von diesen kann nur eine vorausgewählt sein.', 'Only one of these can be chosen at first.'),
  not_earlier: sentence(
    'Eine Bedingung kann nur nach einer Frage fragen, die weiter oben steht. Bitte wählen Sie eine andere oder verschieben Sie die Frage.',
    'A condition can only ask for a question that stands above. Please choose another, or move the question.',
  ),
  file_condition: sentence('Nach Dateien kann keine Bedingung fragen.', 'No condition can ask for files.'),
  no_such_choice: sentence(
    'Diese Möglichkeit gibt es dort nicht mehr. Bitte wählen Sie eine andere.',
    'There is no such choice any more. Please choose another.',
  ),
  span: sentence('Das Höchste ist kleiner als das Mindeste.', 'The greatest is less than the least.'),
};

export const wrongForm = {
  recipient: sentence('Eine dieser Adressen ist keine E-Mail-Adresse.', 'One of these is no e-mail address.'),
  webhook: sentence(
    'Bitte geben Sie eine Adresse ein, die mit https:// beginnt, ohne Port und ohne Kennwort.',
    'Please enter an address that begins with https://, without a port and without a password.',
  ),
  uncounted: sentence(
    'Wie viele es sind, lässt sich nur zählen, wenn Einsendungen aufbewahrt werden. Bitte schalten Sie das ein oder leeren Sie dieses Feld.',
    'How many there are can be counted only where entries are kept. Please switch that on, or empty this field.',
  ),
  nobody: sentence(
    'Einsendungen, die nicht aufbewahrt werden, brauchen eine Adresse, an die sie gehen.',
    'Entries that are not kept need an address to which they go.',
  ),
};
