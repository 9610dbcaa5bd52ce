import { expect, test } from 'vitest';
import { lineField, rowsField, switchField } from '#content/index.ts';
import { lacksWithin } from './language-pair.tsx';

const label = { de: 'Feld', en: 'Field' };
const choices = rowsField({ label, row: label, fields: { label: lineField({ label }) } });
const questions = rowsField({ label, row: label, keyed: true, fields: { label: lineField({ label }), required: switchField({ label }), choices } });

test('a text that is there in one language alone is found in rows, and in rows within rows', () => {
  const both = { label: { de: 'Farbe', en: 'Colour' }, required: true, choices: [{ label: { de: 'Rot', en: 'Red' } }] };
  const lacking = (rows: unknown) => (['de', 'en'] as const).filter((language) => lacksWithin(questions, rows, language));
  expect(lacking([])).toEqual([]);
  expect(lacking([both])).toEqual([]);
  expect(lacking([both, { ...both, label: { de: 'Form' } }])).toEqual(['en']);
  expect(lacking([{ ...both, choices: [{ label: { en: 'Red' } }] }])).toEqual(['de']);
});
