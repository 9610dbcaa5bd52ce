import { expect, test } from 'vitest';
import { blockRegistry as registry } from '../../../blocks/registry.ts';
import type { Block } from '../../../content/index.ts';
import type { CheckContext } from './check.ts';
import { checks } from './index.ts';

type Case = { blocks?: Block[] } & Partial<Omit<CheckContext, 'document' | 'registry'>>;
const block = (id: string, type: string, fields: Block['fields'], further: Partial<Block> = {}): Block => ({ id, type, fields, ...further });
const headline = (id: string, level: number, de = 'Eins', en?: string) => block(id, 'headline', { content: { de, ...(en && { en }) }, headline_level: level });
const linked = (text: string, href = 'https://ostkai.example') => {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] }];
  return block('t', 'text', { content: { de: { type: 'doc', content } } });
};
const coloured = (style: string) => block('x', 'html', { html_code: { de: `<p style="${style}">Karten</p>` }, raw: true });
const on = (background: string, inner: Block) => block('s', 'section', { extra_class: background }, { layout: '100', columns: [[inner]] });
const page = { is_online: true, title: { de: 'Besuch' }, meta_title: {}, meta_description: { de: 'Wie Sie zu uns kommen.' } };

/** Of each rule a page that it lets pass and one that it does not, with the block and field that it leads to. */
const cases: Record<string, { passes: Case; fails: Case; at: [string | null, string] }> = {
  alternative_text: {
    passes: { blocks: [block('i', 'image', { image: { id: 1, decorative: true } })] },
    fails: { blocks: [block('i', 'image', { image: { id: 1 } })] },
    at: ['i', 'image'],
  },
  unfinished: { passes: { blocks: [headline('a', 2)] }, fails: { blocks: [headline('a', 2, '')] }, at: ['a', 'content'] },
  page_offline: { passes: { page }, fails: { page: { ...page, is_online: false } }, at: [null, 'is_online'] },
  broken_link: { passes: { blocks: [linked('Anfahrt', '/de/besuch')] }, fails: { blocks: [linked('Anfahrt', '/de/weg?a=1')] }, at: ['t', 'content'] },
  link_language: {
    passes: { language: 'en', blocks: [block('l', 'link', { link: { de: '/de/besuch', en: '/en/visit' } })] },
    fails: { language: 'en', blocks: [block('l', 'link', { link: { de: '/de/besuch', en: '/de/besuch#rad' } })] },
    at: ['l', 'link'],
  },
  heading_order: {
    passes: { blocks: [headline('a', 2), headline('b', 3), headline('c', 2)] },
    fails: { blocks: [headline('a', 2), headline('b', 4)] },
    at: ['b', 'headline_level'],
  },
  link_words: { passes: { blocks: [linked('Mehr über die Sanierung')] }, fails: { blocks: [linked('hier …')] }, at: ['t', 'content'] },
  contrast: { passes: { blocks: [on('dark', coloured('color:#fff'))] }, fails: { blocks: [on('quiet', coloured('color:#aaa'))] }, at: ['x', 'html_code'] },
  missing_translation: {
    passes: { language: 'en', blocks: [headline('a', 2, 'Eins', 'One')] },
    fails: { language: 'en', blocks: [headline('a', 2)] },
    at: ['a', 'content'],
  },
  page_description: { passes: { page }, fails: { page: { ...page, meta_description: { en: 'How to find us.' } } }, at: [null, 'meta_description'] },
  text_length: { passes: { blocks: [headline('a', 2)] }, fails: { blocks: [headline('a', 2, 'Sehr lang '.repeat(13))] }, at: ['a', 'content'] },
  past_window: {
    passes: { blocks: [block('a', 'quote', { online_to: '2026-12-01T00:00:00+01:00' })] },
    fails: { blocks: [block('a', 'quote', { online_to: '2026-11-01T00:00:00+01:00' })] },
    at: ['a', 'online_to'],
  },
};

const contextOf = ({ blocks = [], ...given }: Case): CheckContext => ({
  document: { format: 1, layout: '100', columns: [blocks] },
  registry,
  page: null,
  language: 'de',
  now: new Date('2026-11-21T17:00:00+01:00'),
  addressIn: (address, language) => (address.startsWith('/de/besuch') ? { de: '/de/besuch', en: '/en/visit' }[language] : undefined),
  stateOfAddress: (address) => (address === '/de/besuch' ? 'public' : 'missing'),
  alternativeText: () => null,
  backgrounds: { plain: '#ffffff', quiet: '#f1f1ee', dark: '#131312' },
  ...given,
});

test('every rule has its cases', () => expect(Object.keys(cases).sort()).toEqual(checks.map(({ code }) => code).sort()));

test.each(checks)('$code lets a right page pass and leads to what is wrong, in both languages', ({ code, find }) => {
  const { passes, fails, at } = cases[code] ?? { passes: {}, fails: {}, at: [null, ''] };
  expect(find(contextOf(passes))).toEqual([]);
  const found = find(contextOf(fails));
  expect(found.map(({ blockId, field }) => [blockId, field])).toEqual([at]);
  expect(found[0]?.message.de).toMatch(/^[A-ZÄÖÜ„\d].+[.“…]$/);
  expect(found[0]?.message.en).not.toBe(found[0]?.message.de);
});

test('an entry that leads to a place of the page needs that place, and is none itself', () => {
  const find = checks.find(({ code }) => code === 'broken_link')?.find ?? (() => []);
  const entry = block('eintrag', 'anchor', { link_text: { de: 'Karten' }, anchor: 'karten' });
  expect(find(contextOf({ blocks: [entry] })).map(({ blockId, field }) => [blockId, field])).toEqual([['eintrag', 'anchor']]);
  expect(find(contextOf({ blocks: [entry, linked('Karten', '#karten')] }))).toHaveLength(2);
  expect(find(contextOf({ blocks: [entry, block('h', 'headline', { anchor: 'karten' })] }))).toEqual([]);
  const elsewhere = block('weg', 'anchor', { link_text: { de: 'Karten' }, anchor: 'karten', link_url: { de: '/de/besuch' } });
  expect(find(contextOf({ blocks: [elsewhere] }))).toEqual([]);
});

test('a link to a place of the page needs that place', () => {
  const find = checks.find(({ code }) => code === 'broken_link')?.find ?? (() => []);
  expect(find(contextOf({ blocks: [linked('Karten', '#karten')] }))).toHaveLength(1);
  expect(find(contextOf({ blocks: [linked('Karten', '#karten'), block('h', 'headline', { anchor: 'karten' })] }))).toEqual([]);
});
