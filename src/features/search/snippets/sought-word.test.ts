import { expect, test } from 'vitest';
import { parseQuery } from '../query/parse-query.ts';
import type { WordForms } from '../query/word-forms.server.ts';
import { soughtWord } from './sought-word.ts';

function sought(typed: string, more: Partial<WordForms>) {
  const [word] = parseQuery(typed)?.words ?? [];
  if (!word) throw new Error(typed);
  return soughtWord({ word, forms: [...new Set([word.plain, word.spelled])], stems: [], parts: [], pairs: [], near: [], begun: {}, ...more });
}

test('a word is marked that begins so, or has another ending', () => {
  const { is } = sought('konzert', {});
  expect(['Konzert', 'Konzerte', 'Konzertsaal', 'Concerto', 'Kon'].filter(is)).toEqual(['Konzert', 'Konzerte', 'Konzertsaal']);
});

test('what was meant by a typing error is marked with any ending too', () => {
  const { is, initials } = sought('rolstuhl', { near: ['rollstuhl'] });
  expect(['Rollstuhl', 'Rollstühle', 'Rollstühlen', 'Rollrasen', 'Stuhl'].filter(is)).toEqual(['Rollstuhl', 'Rollstühle', 'Rollstühlen']);
  expect(initials.has('r'.charCodeAt(0))).toBe(true);
});
