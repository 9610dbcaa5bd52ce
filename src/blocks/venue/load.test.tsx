import { expect, test } from 'vitest';
import { type Block, createBlock, type KnownBlock, readBlock, validateDocument } from '#content/index.ts';
import { insertVenue } from '#features/venues/build.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { blockRegistry } from '../registry.ts';
import { venueList } from '../venue-list/block.ts';
import { venue } from './block.ts';
import { loadVenues } from './load.server.ts';

const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);
const [house, church] = [await insertVenue(db, { name: { de: 'Ostkai' } }), await insertVenue(db, { name: { de: 'St. Annen', en: 'St Anne’s' } })];
const entry = (id: number | null, block: string) => createBlock(venue, { venue: id }, { id: block });
const known = (blocks: readonly Block[]): KnownBlock[] => blocks.flatMap((block) => readBlock(block, blockRegistry) ?? []);
const now = new Date('2026-11-20T20:00:00+01:00');

test('all venues of a page are loaded by one query, and shown with address and link', async () => {
  const blocks = [entry(church, 'a'), entry(house, 'b'), entry(church, 'c'), entry(9999, 'gone'), entry(null, 'empty')];
  const data = await loadVenues(known(blocks), { db: recording, language: 'en', now });
  expect(queries).toHaveLength(1);
  expect([...data.keys()]).toEqual(['a', 'b', 'c']);
  const list = createBlock(venueList, {}, { id: 'list', children: blocks });
  const shown = renderBlocks([list], { language: 'en', dataOf: ({ block }) => data.get(block.id) });
  expect([...shown.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, name]) => [to, name])).toEqual([
    [`/en/venues/st-anne-s/${church}`, 'St Anne’s'],
    [`/en/venues/ostkai/${house}`, 'Ostkai'],
    [`/en/venues/st-anne-s/${church}`, 'St Anne’s'],
  ]);
  expect(shown).toContain('Am Ostkai 1, 20457 Hamburg');
});

test('a block names its venue, a list has at least one (E §5)', () => {
  const problems = (block: Block) => validateDocument({ format: 1, layout: '100', columns: [[block]] }, blockRegistry, 'de').map(({ field }) => field);
  expect(problems(entry(null, 'v'))).toEqual(['venue']);
  expect(problems(entry(house, 'v'))).toEqual([]);
  expect(problems(createBlock(venueList, {}, { id: 'l' }))).toHaveLength(1);
});
