import { expect, test } from 'vitest';
import { eachWord } from './each-word.ts';

const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => [word, index]);
const visited = (text: string, mayBegin = (_: number) => true) => {
  const words: [string, number][] = [];
  eachWord(text, mayBegin, (word, index) => words.push([word, index]) > 0);
  return words;
};

test.each([
  '',
  ' ',
  'Ein Abend.',
  'été à l’Opéra – „Größe“',
  'AC/DC, R.E.M. & 4×100',
  'a\u0308ber',
  '𝒜𝒷 c 😀 d',
  '音楽、夜',
  '½ ﬁn\ud800x',
  '\u0301 a',
  '٣ дом',
])('words are what a pattern finds: %j', (text) => expect(visited(text)).toEqual(wordsOf(text)));

test('those alone that may begin so, until one says no', () => {
  expect(visited('Bach, Ballett und Oper', (code) => code === 66)).toEqual([
    ['Bach', 0],
    ['Ballett', 6],
  ]);
  const seen: string[] = [];
  eachWord(
    'eins zwei drei',
    () => true,
    (word) => seen.push(word) < 2,
  );
  expect(seen).toEqual(['eins', 'zwei']);
});
