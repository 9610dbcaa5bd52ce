import { expect, test } from 'vitest';
import { ownDetails } from './details.ts';

// Tours and talks have it as well as plays.
test('what is said of sign language names no stage', () => {
  const { accessibility_note: note } = ownDetails(['signLanguage']);
  expect(note?.de).toContain('Gebärdensprache');
  expect([note?.de, note?.en].join(' ')).not.toMatch(/Bühne|stage/);
});
