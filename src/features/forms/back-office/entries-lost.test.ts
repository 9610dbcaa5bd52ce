import { expect, test } from 'vitest';
import { entriesLost } from './entries-lost.ts';

test('before a form goes into the bin it is said how many entries do not come back from there', () => {
  expect(entriesLost({ entries: 1 }, 'de')).toBe('Die Einsendung dazu wird gleich und für immer gelöscht; das Zurückholen bringt nur das Formular.');
  expect(entriesLost({ entries: 12 }, 'de')).toMatch(/^Die 12 Einsendungen dazu werden gleich und für immer gelöscht/);
  expect(entriesLost({ entries: 1 }, 'en')).toMatch(/^Its entry is deleted at once and for good/);
  expect(entriesLost({ entries: 12 }, 'en')).toMatch(/^Its 12 entries are deleted/);
});

test('of a form without entries nothing is said', () => {
  for (const record of [{ entries: 0 }, { entries: null }, {}]) expect(entriesLost(record, 'de')).toBeNull();
});
