import { expect, test } from 'vitest';
import { keyOf } from './keys.ts';

test('a key is made of the German label, as it may stand in an address and a column', () => {
  expect(keyOf('Größe der Gruppe?', [])).toBe('groesse_der_gruppe');
  expect(keyOf('  2. Wunschtermin ', [])).toBe('frage_2_wunschtermin');
  expect(keyOf('Straße & Hausnummer', [])).toBe('strasse_hausnummer');
  expect(keyOf('日本', [])).toBe('frage');
  expect(keyOf('日本', [], 'auswahl')).toBe('auswahl');
});

test('no two are the same, none is one that the form sends itself, and none is too long', () => {
  expect(keyOf('Name', ['name', 'name_2'])).toBe('name_3');
  expect(keyOf('Website', [])).toBe('website_2');
  expect(keyOf('E-Mail 2', ['e_mail'])).toBe('e_mail_2');
  const long = keyOf('Wort '.repeat(40), []);
  expect(long).toMatch(/^[a-z][a-z0-9_]{0,59}$/);
  expect(keyOf('Wort '.repeat(40), [long])).toMatch(/^[a-z][a-z0-9_]{0,57}_2$/);
});
