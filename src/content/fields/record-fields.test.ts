import { describe, expect, test } from 'vitest';
import {
  colourField,
  countedField,
  dayField,
  emailField,
  moneyField,
  notedField,
  pictureField,
  referenceField,
  referencesField,
  rowsField,
  slugField,
  timeField,
  wordsField,
} from '../index.ts';
import { lineField } from './line/line.ts';

const options = { label: { de: 'Feld', en: 'Field' } };

describe.each([
  ['day', dayField(options), ['2026-12-24', null], ['24.12.2026', '2026-02-30', 3]],
  ['time', timeField(options), ['19:30', null], ['24:00', '7:30', 730]],
  ['money', moneyField(options), [0, 12.5, null], ['12', -1, 1e9, 0.123]],
  ['colour', colourField(options), ['#d1290f', ''], ['#fff', 'red', 3]],
  ['email', emailField(options), ['ada@lang.example', ''], ['ada', 3, 'a@b']],
  ['slug', slugField(options), ['grosser-saal', ''], ['Großer Saal', '-a', 3]],
  ['words', wordsField({ ...options, max: 2 }), [[], ['Main Hall']], ['x', [3], ['a', 'b', 'c']]],
  ['picture', pictureField(options), [3, null], ['3', -1, 1.5]],
  ['reference', referenceField({ ...options, to: 'person' }), [3, null], [0, '3', 2 ** 31]],
  ['references', referencesField({ ...options, to: 'person', max: 2 }), [[], [3, 4]], [3, ['3'], [1, 2, 3]]],
  ['noted', notedField(options), ['2026-11-21T19:30:00+01:00', null], ['2026-11-21', 3]],
  ['counted', countedField({ ...options, of: 'event', by: 'series' }), [0, 7], [-1, 'x']],
  [
    'rows',
    rowsField({ ...options, row: options.label, fields: { name: lineField({ ...options, shared: true }) } }),
    [[], [{ name: 'x' }]],
    [{}, [{ id: 1, name: 'x' }], [3]],
  ],
] as const)('%s', (_, field, fitting, unfit) => {
  test('takes what fits', () => {
    for (const value of fitting) expect({ value, problem: field.validate(value) }).toEqual({ value, problem: null });
  });
  test('says of anything else that it does not fit, and reads nothing improper out of it', () => {
    for (const value of unfit) {
      expect({ value, isWrong: field.validate(value) !== null }).toEqual({ value, isWrong: true });
      expect(field.schema.safeParse(field.normalise(value)).success).toBe(true);
    }
  });
});

test('rows that are known by their numbers keep them', () => {
  const rooms = rowsField({ ...options, row: options.label, keyed: true, fields: { name: lineField(options) } });
  expect(rooms.normalise([{ id: 3, name: { de: ' Saal ', en: '' }, more: 1 }, { name: {} }, 'x'])).toEqual([{ id: 3, name: { de: 'Saal' } }, { name: {} }]);
});
