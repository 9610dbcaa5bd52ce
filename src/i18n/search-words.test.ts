import { expect, test } from 'vitest';
import { maxWords, searchWordsOf } from './search-words.ts';

const plain = (query: string) => searchWordsOf(query).map((word) => word.plain);

test.each([
  ['Tosca', ['tosca']],
  ['  Dvořák:  Rusalka ', ['dvorak', 'rusalka']],
  ['ØRSTED Łódź', ['orsted', 'lodz']],
  ['Straße', ['strasse']],
  ['100% _ \\ \u0000', ['100']],
  ['%_', []],
  ['ﾟ Oper ﾞ', ['oper']],
  ['½ Oper', ['1', '2', 'oper']],
  ['ﬁnale ⑴', ['finale', '1']],
  ['', []],
])('%j is searched for as %j', (query, words) => expect(plain(query)).toEqual(words));

test('an umlaut has two spellings, however it is typed', () => {
  for (const typed of ['Frühling', 'Fru\u0308hling']) expect(searchWordsOf(typed)).toEqual([{ plain: 'fruhling', spelled: 'fruehling' }]);
  expect(searchWordsOf('ÄÖ')).toEqual([{ plain: 'ao', spelled: 'aeoe' }]);
});

test('of a long text the first words count', () => expect(plain('a b c d e f g h i j')).toHaveLength(maxWords));
