import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { withoutOne } from './without-one.ts';

const without = (text: string) => {
  const query = parseQuery(text) ?? expect.fail();
  const forms = query.words.map((word) => ({ word, forms: [word.plain], stems: [], parts: [], pairs: [], near: [], begun: {} }));
  return withoutOne({ text, query, forms }).map((one) => one.text);
};

test.each([
  ['Konzert Öffnungszeiten', ['Öffnungszeiten', 'Konzert']],
  ['Öffnungszeiten der Kasse', ['Kasse', 'Öffnungszeiten']],
  ['Figaro "nirgends"', ['nirgends', 'Figaro']],
  ['Strawinsky, nirgends', ['nirgends', 'Strawinsky']],
  ['Bär Bar', ['Bar', 'Bär']],
  ['½ Oper', ['Oper', 'Oper', '½']],
  ['Jeanne d’Arc nirgends', ['d’Arc nirgends', 'Jeanne Arc nirgends', 'Jeanne d nirgends', 'Jeanne d’Arc']],
  ['Oper', []],
])('%s without one of its words', (text, left) => expect(without(text)).toEqual(left));
