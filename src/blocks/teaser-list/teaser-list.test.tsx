import { describe, expect, test } from 'vitest';
import { createBlock, validateDocument } from '#content/index.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { blockRegistry } from '../registry.ts';
import { teaserItem } from '../teaser-item/block.ts';
import { teaserList } from './block.ts';

type Fields = Parameters<typeof createBlock<typeof teaserItem>>[1];
const listOf = (...items: Fields[]) =>
  createBlock(teaserList, {}, { id: 'l', children: items.map((fields, index) => createBlock(teaserItem, fields, { id: `t${index}` })) });
const saturday = { headline: { de: 'Samstag' }, online_from: '2026-11-21T18:00:00+01:00', online_to: '2026-11-22T00:00:00+01:00' };

describe('a list of teasers', () => {
  test.each([
    ['2026-11-21T17:59:59+01:00', false],
    ['2026-11-21T18:00:00+01:00', true],
    ['2026-11-21T23:59:59+01:00', true],
    ['2026-11-22T00:00:00+01:00', false],
  ])('at %s a teaser from 18.00 to midnight is shown: %s', (at, isShown) => {
    expect(renderBlocks([listOf(saturday, { headline: { de: 'Immer' } })], { at: new Date(at) }).includes('Samstag')).toBe(isShown);
  });

  test('leaves no frame behind when all of them are over', () => {
    expect(renderBlocks([listOf(saturday)], { at: new Date('2026-12-01T12:00:00Z') })).toMatch(/^<div class="[^"]+"><\/div>$/);
  });
});

describe('the link of a teaser', () => {
  const link = { de: '/de/programm' };

  test('is named by its words and the headline; without words the headline is the link', () => {
    const withWords = renderBlocks([listOf({ headline: { de: 'Acht Abende' }, link_text: { de: 'Zum Abo' }, link })]);
    expect(withWords).toMatch(/<h2 id="t0-headline"[^>]*>Acht Abende<\/h2>.*<a id="t0-link" aria-labelledby="t0-link t0-headline"[^>]*href="\/de\/programm"/);
    expect(renderBlocks([listOf({ headline: { de: 'Acht Abende' }, link })])).toMatch(/<h2[^>]*><a [^>]*href="\/de\/programm"[^>]*>Acht Abende<\/a><\/h2>/);
  });

  test.each([
    [{ link }, ['nameless_link']],
    [{ link, headline: { de: 'Acht Abende' } }, []],
    [{ link, link_text: { de: 'Zum Abo' } }, []],
    [{ headline: { de: 'Acht Abende' } }, []],
  ])('needs a name: %j', (fields, codes) => {
    const document = { format: 1 as const, layout: '100', columns: [[listOf(fields)]] };
    expect(validateDocument(document, blockRegistry, 'de').map(({ problem }) => problem.code)).toEqual(codes);
  });
});
