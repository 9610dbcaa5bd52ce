import { expect, test } from 'vitest';
import { sortName } from '#i18n/sort-name.ts';
import { isSeason, kindOfPerformer, knownRole, withoutSeason } from './names.ts';
import { roleNames } from './role-names.ts';

test('persons sort by their last name, ensembles by their name', () => {
  expect(sortName('Ludwig van Beethoven', 'person')).toBe('beethoven ludwig van');
  expect(sortName('Harry Connick Jr.', 'person')).toBe('connick harry');
  expect(sortName('Renee (Renée) Fleming', 'person')).toBe('fleming renee');
  expect(sortName('Sting', 'person')).toBe('sting');
  expect(sortName('The Unsung Collective', 'ensemble')).toBe('unsung collective');
  expect(sortName('東京', 'person')).toBe('東京');
});

test('roles are found under German and English names, single and joined', () => {
  for (const name of ['Conductor', 'Dirigent', 'Dirigentin', 'conductor ', 'Musikalische Leitung']) expect(knownRole(name)?.key).toBe('conductor');
  for (const name of ['French Horn', 'Horn', 'Waldhorn']) expect(knownRole(name)?.key).toBe('horn');
  expect(knownRole('Flute/Piccolo')).toEqual({ key: 'flute-piccolo', name: { de: 'Flöte / Piccolo', en: 'Flute / Piccolo' } });
  expect(knownRole('Director and Producer')?.key).toBe('direction-producer');
  expect(knownRole('Speaker, Male')?.key).toBe('speaker');
  expect(knownRole('Atmosphericist')).toBeNull();
  expect(knownRole('Drummers and Dancers')).toBeNull();
  expect(new Set(roleNames.map(({ key }) => key)).size).toBe(roleNames.length);
});

test('ensembles are known by their role or their name', () => {
  expect(kindOfPerformer('Musica Sacra', 'Chorus')).toBe('ensemble');
  expect(kindOfPerformer('Canadian Brass', 'Brass Quintet')).toBe('ensemble');
  expect(kindOfPerformer('Mariel Bildsten Septet', 'Ensemble')).toBe('ensemble');
  expect(kindOfPerformer('Kammerchor am Kai')).toBe('ensemble');
  for (const name of ['Zach Bandler', 'Joel Abels', 'Carlos Melchor', 'Trisha Brassington']) expect(kindOfPerformer(name, 'Ensemble')).toBe('person');
});

test('seasons are no keywords and no part of a title', () => {
  for (const text of ['2024-25', '2024/2025', '2024–25', 'Spielzeit 2024/25', 'Season 2024-25']) expect(isSeason(text)).toBe(true);
  for (const text of ['2024', 'Premiere', '2024-25 Highlights', '1-2']) expect(isSeason(text)).toBe(false);
  expect(withoutSeason('Mozart / Mahler (2024-25)')).toBe('Mozart / Mahler');
  expect(withoutSeason('Symphony (1924)')).toBe('Symphony (1924)');
  expect(withoutSeason('(2024-25)')).toBe('(2024-25)');
});
