import { expect, test } from 'vitest';
import { blockRegistry as registry } from '../../blocks/registry.ts';
import type { Block, BlockDocument } from '../../content/index.ts';
import { translationUnits } from './translation-state.ts';
import { noMarks } from './use-marks.ts';

const documentOf = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });
const text = (id: string, de: string, en?: string): Block => ({ id, type: 'headline', fields: { content: { de, ...(en && { en }) }, headline_level: 2 } });
const states = (...given: Parameters<typeof translationUnits>) => translationUnits(...given).map(({ blockId, state, before }) => [blockId, state, before]);

test('says of each German text whether its English is missing, outdated or done, and what the German was', () => {
  const published = documentOf(text('a', 'Beginn um 19.30', 'Starts at 19.30'), text('b', 'Kasse', 'Box office'), text('d', 'Saal', 'Hall'));
  const now = documentOf(text('a', 'Beginn um 20.00', 'Starts at 19.30'), text('b', 'Kasse neu', 'Box office'), text('c', 'Neu'), text('d', 'Saal', 'Hall'));
  const marks = { settled: new Set(['b content']), outdated: new Set(['d content']) };
  expect(states(now, registry, published, marks)).toEqual([
    ['a', 'outdated', 'Beginn um 19.30'],
    ['b', 'done', null],
    ['c', 'missing', null],
    ['d', 'outdated', null],
  ]);
  const latin: Block = { id: 'l', type: 'headline', fields: { content: { de: 'Saal', en: 'Hall', la: 'Aula' }, headline_level: 2 } };
  expect(translationUnits(documentOf(latin, text('d', 'Saal', 'Hall')), registry, undefined, noMarks, 'la').map(({ state }) => state)).toEqual([
    'done',
    'missing',
  ]);
  expect(states(now, registry, undefined, { settled: new Set(), outdated: new Set() }).map(([, state]) => state)).toEqual(['done', 'done', 'missing', 'done']);
});
