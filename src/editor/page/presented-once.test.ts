import { expect, test } from 'vitest';
import { type Block, type BlockDocument, walk } from '#content/index.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { sharing, withoutTyped } from '../state/typed-text.ts';
import { presentedOnce } from './presented-once.ts';

const quote = (id: string, de: string): Block => ({ id, type: 'quote', fields: { content: { de } } });
const section = (...blocks: Block[]): Block => ({ id: 's', type: 'section', fields: {}, layout: '100', columns: [blocks] });
const page = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });
const copyOf = (document: BlockDocument): BlockDocument => JSON.parse(JSON.stringify(document));
const none = { images: [], files: [], related: [], html: [], data: [], embed_hosts: [] } as unknown as Parameters<typeof presentedOnce>[2]; // nothing is needed here

test('what is typed in the page leaves what is drawn the same object, however the draft was put together', () => {
  const drawn = page(quote('a', 'Eins'), section(quote('b', 'Zwei')), quote('c', 'Drei'));
  const typed = { id: 'b', field: 'content', language: 'de', before: 'Zwei' };
  const draft = copyOf(page(quote('a', 'Eins'), section(quote('b', 'Zwei und mehr')), quote('c', 'Drei')));
  expect(sharing(drawn, withoutTyped(draft, typed))).toBe(drawn);
  expect(sharing(drawn, copyOf(drawn))).toBe(drawn);
});

test('what has changed is another object, with all that it stands in, and nothing else is', () => {
  const drawn = page(quote('a', 'Eins'), section(quote('b', 'Zwei'), quote('c', 'Drei')));
  const next = sharing(drawn, copyOf(page(quote('a', 'Eins'), section(quote('b', 'Zwo'), quote('c', 'Drei')))));
  const before = new Map([...walk(drawn)].map(({ block }) => [block.id, block]));
  expect([...walk(next)].filter(({ block }) => before.get(block.id) === block).map(({ block }) => block.id)).toEqual(['a', 'c']);
  expect([...walk(next)].find(({ block }) => block.id === 'b')?.block.fields).toEqual({ content: { de: 'Zwo' } });
  // Shorter or longer lists are not taken for the same.
  expect(sharing(drawn, page(quote('a', 'Eins'))).columns).toEqual([[quote('a', 'Eins')]]);
  expect(sharing(drawn, page(...(drawn.columns[0] ?? []), quote('d', 'Vier'))).columns[0]).toHaveLength(3);
});

test('a block that has not changed is presented the same object, so that its view is not called again', () => {
  const present = presentedOnce(blockRegistry, 'de', none);
  const [first, second] = [quote('a', 'Eins'), quote('b', 'Zwei')];
  const before = present(page(first, second)).columns.flat();
  const after = present(page(quote('c', 'Drei'), first, { ...second, fields: { content: { de: 'Zwo' } } })).columns.flat();
  expect(after[1]).toBe(before[0]);
  expect([after[2] === before[1], after[2]?.fields.content]).toEqual([false, 'Zwo']);
});
