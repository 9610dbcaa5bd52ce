import { expect, test } from 'vitest';
import { brief } from './page-meta.tsx';

const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');

test('a short description stays as it is', () => expect(brief('Ein Abend. Mit Pause.')).toBe('Ein Abend. Mit Pause.'));

test('a long one ends with a sentence', () => {
  expect(brief(`${words(20)}. ${words(40)}.`)).toBe(`${words(20)}.`);
  expect(brief(`Am 3. Oktober ${words(18)}. Um 19.30 Uhr ${words(40)}.`)).toBe(`Am 3. Oktober ${words(18)}.`);
});

test('where its sentences are too long or too short, with a word', () => {
  for (const text of [`${words(100)}.`, `Kurz. ${words(100)}.`]) {
    expect(brief(text)).toMatch(/^(Kurz\. )?(Wort )+…$/);
    expect(brief(text).length).toBeGreaterThan(140);
    expect(brief(text).length).toBeLessThanOrEqual(162);
  }
});
