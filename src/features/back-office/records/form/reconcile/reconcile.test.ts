import { expect, test } from 'vitest';
import { lineField, numberField } from '#content/index.ts';
import { reconcile } from './reconcile.ts';

const label = { de: 'Feld', en: 'Field' };
const resource = { fields: { title: lineField({ label }), place: lineField({ label, shared: true }), sort: numberField({ label }) } };
const base = { title: { de: 'Saal', en: 'Hall' }, place: 'Ostkai', sort: 1 };

test('what one alone has changed is taken from them, of a text in each language by itself', () => {
  const mine = { ...base, title: { de: 'Großer Saal', en: 'Hall' }, sort: 2 };
  const theirs = { ...base, title: { de: 'Saal', en: 'Great Hall' }, place: 'Kaikante' };
  expect(reconcile(resource, base, mine, theirs)).toEqual({
    values: { title: { de: 'Großer Saal', en: 'Great Hall' }, place: 'Kaikante', sort: 2 },
    conflicts: [],
    taken: ['title', 'place'],
  });
});

test('what both have changed differently is a conflict, mine until it is decided; the same is none', () => {
  const mine = { title: { de: 'Großer Saal' }, place: 'Kaikante', sort: 2 };
  const theirs = { title: { de: 'Kleiner Saal', en: 'Small Hall' }, place: 'Kaikante', sort: 3 };
  expect(reconcile(resource, base, mine, theirs)).toEqual({
    values: mine,
    conflicts: [
      { name: 'title', language: 'de', mine: 'Großer Saal', theirs: 'Kleiner Saal' },
      { name: 'title', language: 'en', mine: undefined, theirs: 'Small Hall' },
      { name: 'sort', language: null, mine: 2, theirs: 3 },
    ],
    taken: [],
  });
});
