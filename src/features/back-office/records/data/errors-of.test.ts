import { expect, test } from 'vitest';
import { lineField, numberField, rowsField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { errorsOf } from './errors-of.ts';

const label = { de: 'Feld', en: 'Field' };
const resource = defineResource({
  name: 'thing',
  path: 'things',
  label: { one: label, many: label },
  description: label,
  icon: 'box',
  group: 'site',
  access: { read: 'editor', write: 'editor', remove: 'editor' },
  fields: {
    title: lineField({ label, required: true, max: 5 }),
    sort: numberField({ label }),
    rooms: rowsField({ label, row: label, fields: { name: lineField({ label, required: true, max: 5 }) } }),
  },
  title: 'title',
  list: { columns: ['sort'], search: ['title'] },
  form: [{ title: label, fields: ['title', 'sort', 'rooms'] }],
});

test('an error of a text is told at the language that is wrong, else at the German one', () => {
  const told = (title: Record<string, string>, name: string) => errorsOf(resource, { title }, { title: ['falsch'] })(name);
  expect([told({}, 'title.de'), told({}, 'title.en')]).toEqual([['falsch'], []]);
  expect([told({ de: 'Saal', en: 'Great Hall' }, 'title.de'), told({ de: 'Saal', en: 'Great Hall' }, 'title.en')]).toEqual([[], ['falsch']]);
});

test('others are told at their control, of rows at the cell', () => {
  const errors = errorsOf(resource, {}, { sort: ['zu groß'], 'prices.0.price': ['keine Zahl'] });
  expect([errors('sort'), errors('prices.0.price'), errors('prices.1.price')]).toEqual([['zu groß'], ['keine Zahl'], []]);
});

test('a text in a row is told at its language as well', () => {
  const told = (name: Record<string, string>, cell: string) => errorsOf(resource, { rooms: [{ name }] }, { 'rooms.0.name': ['falsch'] })(cell);
  expect([told({}, 'rooms.0.name.de'), told({}, 'rooms.0.name.en')]).toEqual([['falsch'], []]);
  expect([told({ de: 'Saal', en: 'Great Hall' }, 'rooms.0.name.en'), told({}, 'rooms.1.name.de')]).toEqual([['falsch'], []]);
});
