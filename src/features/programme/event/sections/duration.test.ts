import { expect, test } from 'vitest';
import { durationInWords, partsInWords } from './duration.ts';

test.each([
  [[95], 'etwa 1 Stunde 35 Minuten, ohne Pause', '95 Min.'],
  [[60], 'etwa 1 Stunde, ohne Pause', '60 Min.'],
  [[85, 25, 95], 'etwa 3 Stunden 25 Minuten, eine Pause', '85 Min. – Pause 25 Min. – 95 Min.'],
  [[40, 20, 45, 20, 1], 'etwa 2 Stunden 6 Minuten, 2 Pausen', '40 Min. – Pause 20 Min. – 45 Min. – Pause 20 Min. – 1 Min.'],
])('%j', (parts, whole, one) => {
  expect(durationInWords(parts, 'de')).toBe(whole);
  expect(partsInWords(parts, 'de')).toBe(one);
});

test('in English', () => {
  expect(durationInWords([50, 25, 45], 'en')).toBe('about 2 hours, one interval');
  expect(partsInWords([50, 25, 45], 'en')).toBe('50 min – interval 25 min – 45 min');
});
