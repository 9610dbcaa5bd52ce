import { expect, test } from 'vitest';
import { accessibilityIn, ageIn, durationIn, languageTagIn } from './details.ts';

test.each([
  ['95', [95]],
  ['95 Min.', [95]],
  ['85/25/95', [85, 25, 95]],
  ['85 + Pause 25 + 95 Minuten', [85, 25, 95]],
  ['85/25', null],
  ['zwei Stunden', null],
  ['0', null],
  ['9999', null],
])('%s takes %j', (text, parts) => expect(durationIn(text)).toEqual(parts));

test.each([
  ['ab 8 Jahren', 8],
  ['8+', 8],
  ['8-12', 8],
  ['0', 0],
  ['alle', null],
])('%s is from %j on', (text, age) => expect(ageIn(text)).toBe(age));

test.each([
  ['Italienisch', 'it'],
  ['hungarian', 'hu'],
  ['pt-BR', 'pt-BR'],
  ['Kirchenslawisch', 'cu'],
  ['ohne Worte', null],
])('%s is the language %j', (text, tag) => expect(languageTagIn(text)).toBe(tag));

test.each([
  ['Audiodeskription', 1],
  ['sign language', 2],
  ['https://schema.org/captions', null],
  ['captions', 3],
  ['highContrast', null],
])('%s is the kind %j', (name, kind) => expect(accessibilityIn(name)).toBe(kind));
