import { expect, test } from 'vitest';
import { liveErrors } from './live-errors.ts';
import { copyOfQuestion, linesOf, newChoices, newQuestions, withKey, withKind } from './questions.ts';

test('lines that are pasted become questions, without the signs of a list before them', () => {
  const lines = linesOf('Name\r\n\n  - E-Mail-Adresse \n2) Wunschtermin\n• 12 Uhr passt\n3D-Brille?');
  expect(lines).toEqual(['Name', 'E-Mail-Adresse', 'Wunschtermin', '12 Uhr passt', '3D-Brille?']);
  const questions = newQuestions(['Name', 'Name'], newQuestions(['Name'], []));
  expect(questions.map(({ slug }) => slug)).toEqual(['name_2', 'name_3']);
  expect(questions[0]).toMatchObject({ label: { de: 'Name' }, kind: 'text', visible: true, required: false, choices: [] });
});

test('a label that changes changes no key, neither of a question nor of a choice', () => {
  const [question] = newQuestions(['Name'], []);
  expect({ ...question, label: { de: 'Ihr voller Name' } }).toMatchObject({ slug: 'name' });
  const [choice] = newChoices(['Großer Saal'], []);
  expect({ ...choice, label: { de: 'Saal' } }).toMatchObject({ key: 'grosser_saal' });
});

test('a copy has a key of its own, and no number by which entries know it', () => {
  const stored = { ...newQuestions(['Name'], [])[0], id: 7 };
  expect(copyOfQuestion(stored, [stored])).toMatchObject({ slug: 'name_2', label: { de: 'Name' } });
  expect(copyOfQuestion(stored, [stored])).not.toHaveProperty('id');
});

const [first, second] = newQuestions(['Art', 'Klasse'], []);
const asked = { ...withKind(first ?? {}, 'radio'), choices: newChoices(['Schule', 'Verein'], []) };
const conditional = { ...second, show_if_field: 'art', show_if_is: 'is', show_if_value: 'schule' };

test('a condition is wrong at once where its question stands below, is gone, or has its choice no more', () => {
  const wrong = (...questions: object[]) => [...liveErrors(questions as never, 'de').keys()];
  expect(wrong(asked, conditional)).toEqual([]);
  expect(wrong(conditional, asked)).toEqual(['questions.0.show_if_field']);
  expect(wrong(conditional)).toEqual(['questions.0.show_if_field']);
  expect(wrong({ ...asked, choices: newChoices(['Verein'], []) }, conditional)).toEqual(['questions.1.show_if_value']);
  expect(wrong({ ...asked, kind: 'file' }, conditional)).toEqual(['questions.1.show_if_field']);
});

test('a key that is changed before it is stored takes its conditions along', () => {
  expect(withKey([asked, conditional], 0, 'besuch')).toMatchObject([{ slug: 'besuch' }, { slug: 'klasse', show_if_field: 'besuch' }]);
});

test('another kind keeps what it can', () => {
  const several = { ...withKind(asked, 'checkboxes'), choices: newChoices(['A', 'B'], []).map((one) => ({ ...one, is_default: true })) };
  expect(withKind(several, 'select').choices).toMatchObject([{ is_default: true }, { is_default: false }]);
  expect(withKind(several, 'multiselect').choices).toMatchObject([{ is_default: true }, { is_default: true }]);
  const typed = { ...first, placeholder: { de: 'Ada' }, default_value: { de: 'Ada' } };
  expect(withKind(typed, 'textarea')).toMatchObject({ placeholder: { de: 'Ada' }, default_value: { de: 'Ada' } });
  expect(withKind(typed, 'date')).toMatchObject({ placeholder: {}, default_value: {} });
  expect(withKind({ ...typed, kind: 'number', least: 1 }, 'text')).toMatchObject({ least: null });
});
