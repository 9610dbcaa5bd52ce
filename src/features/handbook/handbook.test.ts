import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { articles } from './articles.ts';
import { pictureSize } from './picture-size.ts';

// The handbook names what there is: each word of the screen in it, and a picture of each chapter.
const sources = globSync('src/**/*.ts', { exclude: ['src/features/handbook/**'] }).map((file) => readFileSync(file, 'utf8'));

/** Every word of the screen in a language, with '{name}' for whatever stands there; what is nothing else names no control. */
const words = (language: 'de' | 'en'): readonly RegExp[] =>
  sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`\\b${language}: '((?:[^'\\\\]|\\\\.)*)'`, 'g'))].map(
      ([, text = '']) =>
        new RegExp(
          `^${text
            .replace(/\\'/g, "'")
            .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
            .replace(/\{\w+\}/g, '.+')}$`,
        ),
    ),
  );

test.each(languages)('each word of the screen that it names is on a screen (%s)', (language) => {
  const known = words(language);
  const quoted = articles.flatMap(({ id, steps, note }) =>
    [...steps, note].flatMap((text) =>
      [...text[language].matchAll(language === 'de' ? /„([^“]+)“/g : /‘([^’]+)’/g)].map(([, word = '']) => [id, word] as const),
    ),
  );
  expect(quoted.length).toBeGreaterThan(30);
  expect(quoted.filter(([, word]) => !known.some((one) => one.test(word)))).toEqual([]);
});

test('each chapter has a picture in both languages, in the size that is told', async () => {
  for (const { id } of articles)
    for (const language of languages) {
      const { width, height } = await sharp(join(import.meta.dirname, 'pictures', `${id}.${language}.webp`)).metadata();
      expect([id, width, height]).toEqual([id, pictureSize.width, pictureSize.height]);
    }
});
