import { expect, test } from 'vitest';
import { type Block, createBlock, type KnownBlock, readBlock, validateDocument } from '#content/index.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { insertArticle, insertCategory } from '#features/magazine/build.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { highlightTeaser } from '../highlight-teaser/block.ts';
import { loadHighlightTeasers } from '../highlight-teaser/load.server.ts';
import { blockRegistry } from '../registry.ts';
import { blogTeaserList } from './block.ts';
import { loadBlogTeaserLists } from './load.server.ts';

const now = new Date('2026-11-20T20:00:00+01:00');
const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const [talk, craft] = [await insertCategory(db, { de: 'Gespräch' }), await insertCategory(db, { de: 'Werkstatt' })];
for (let day = 1; day <= 10; day++) {
  const published_at = new Date(`2026-11-${String(day).padStart(2, '0')}T10:00:00+01:00`);
  await insertArticle(db, { title: { de: `Artikel ${day}` }, category_id: day < 5 ? craft : talk, published_at });
}
const known = (blocks: readonly Block[]): KnownBlock[] => blocks.flatMap((block) => readBlock(block, blockRegistry) ?? []);
const context = { db: recording, language: 'de' as const, now };
const asked = async <T>(work: () => Promise<T>) => {
  const before = queries.length;
  const answer = await work();
  return { answer, asked: queries.length - before };
};

test('each list has as many of the newest articles as it asks for, all of them by the query of one', async () => {
  const blocks = [createBlock(blogTeaserList, { items: 2 }, { id: 'two' }), createBlock(blogTeaserList, { items: 8 }, { id: 'eight' })];
  const { answer: lists, asked: count } = await asked(() => loadBlogTeaserLists(known(blocks), context));
  expect(lists.get('two')?.map(({ title }) => title)).toEqual(['Artikel 10', 'Artikel 9']);
  expect(lists.get('eight')).toHaveLength(8);
  const { asked: ofOne } = await asked(() => loadBlogTeaserLists(known(blocks.slice(0, 1)), context));
  expect([count, ofOne]).toEqual([2, 2]); // with the one for how many there are, which a site keeps
  const html = renderBlocks(blocks, { at: now, dataOf: ({ block }) => lists.get(block.id) });
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(renderBlocks([blocks[0] as Block], { at: now })).not.toContain('Zum Magazin'); // nothing has been published
});

test.each([
  [0, 'not_between'],
  [9, 'not_between'],
  [2.5, 'not_whole'],
  [null, 'required'],
])('%j articles may not be published', (items, code) => {
  const document = { format: 1 as const, layout: '100', columns: [[createBlock(blogTeaserList, { items }, { id: 'a' })]] };
  expect(validateDocument(document, blockRegistry, 'de').map(({ problem }) => problem.code)).toEqual([code]);
});

test('a highlight shows the newest article of each category chosen, and without one the article that leads', async () => {
  const blocks = [createBlock(highlightTeaser, { categories: [craft, talk] }, { id: 'chosen' }), createBlock(highlightTeaser, {}, { id: 'none' })];
  const reads = new ReadDependencies();
  const { answer: lists, asked: count } = await asked(() => recordReads(reads, () => loadHighlightTeasers(known(blocks), context)));
  expect(lists.get('chosen')?.map(({ title }) => title)).toEqual(['Artikel 4', 'Artikel 10']);
  expect(lists.get('none')?.map(({ title }) => title)).toEqual(['Artikel 10']);
  expect(count).toBe(2);
  expect(reads.isComplete).toBe(true);
  expect((await asked(() => loadHighlightTeasers(known([...blocks, ...blocks].slice(0, 1)), context))).asked).toBe(1);
});
