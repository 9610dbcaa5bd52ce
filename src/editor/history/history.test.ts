import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand, type Block, type BlockDocument, createBlockRegistry, serialiseDocument } from '#content/index.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { testRegistry } from '../../content/build.ts';
import { arbitraryDocument } from '../../content/build-arbitrary.ts';
import { summarise } from '../publish/summary.ts';
import { compareDocuments } from './compare-documents.ts';
import { compareWords } from './compare-words.ts';
import { replaceDocument } from './replace-document.ts';

const headline = (id: string, de: string, en?: string): Block => ({ id, type: 'headline', fields: { content: { de, ...(en && { en }) }, headline_level: 2 } });
const documentOf = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => headline(id, id.toUpperCase())) as [Block, Block, Block, Block];

test('words that came and went are marked, and together they are both texts', () => {
  expect(compareWords('Beginn um 19.30 Uhr im Saal', 'Beginn um 20 Uhr im Saal')).toEqual([
    { text: 'Beginn um ', kind: 'same' },
    { text: '19.30 ', kind: 'removed' },
    { text: '20 ', kind: 'added' },
    { text: 'Uhr im Saal', kind: 'same' },
  ]);
  // What follows a word makes no other word of it.
  expect(compareWords('Bis Mitternacht.', 'Bis Mitternacht. Danach Musik.')).toEqual([
    { text: 'Bis Mitternacht.', kind: 'same' },
    { text: ' Danach Musik.', kind: 'added' },
  ]);
  expect(compareWords('Im Saal', 'Im Saal, oben')).toEqual([
    { text: 'Im Saal', kind: 'same' },
    { text: ', oben', kind: 'added' },
  ]);
  const text = fc.array(fc.constantFrom('eins', 'zwei', 'zwei,', '„drei“', '19.30', ' ', '\n'), { maxLength: 30 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = compareWords(before, after);
      const without = (kind: string) => pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('one block dragged to the top is one that was moved; what came, went and was changed is told apart', () => {
  const changes = compareDocuments(documentOf(a, b, c, d), documentOf(d, a, headline('b', 'B', 'New'), headline('neu', 'Neu')), blockRegistry);
  expect(changes.map(({ block, kind, isMoved, slots }) => [block.id, kind, isMoved, slots.map(({ field, language }) => `${field} ${language}`)])).toEqual([
    ['d', 'kept', true, []],
    ['b', 'kept', false, ['content en']],
    ['neu', 'added', false, []],
    ['c', 'removed', false, []],
  ]);
});

test('a block moved into another list is moved, not gone and new', () => {
  const section = (...blocks: Block[]): Block => ({ id: 's', type: 'section', fields: {}, layout: '50-50', columns: [blocks, []] });
  const changes = compareDocuments(documentOf(a, b, section()), documentOf(b, section(a)), blockRegistry);
  expect(changes.map(({ block, kind, isMoved }) => [block.id, kind, isMoved])).toEqual([['a', 'kept', true]]);
});

test('what changes is said in words, of the language that is published and of what both share', () => {
  const before = documentOf(a, b, c);
  const after = documentOf(c, headline('a', 'Anders', 'Different'), headline('b', 'Auch', 'Too'), d);
  expect(summarise(before, after, blockRegistry, 'de', 'de')).toBe('1 Baustein neu, 2 Texte, Reihenfolge');
  expect(summarise(before, before, blockRegistry, 'de', 'en')).toBe('');
  const english = documentOf(headline('a', 'A', 'Only in English'), b, c);
  expect([summarise(before, english, blockRegistry, 'de', 'en'), summarise(before, english, blockRegistry, 'en', 'en')]).toEqual(['', '1 text']);
});

test('any document becomes any other by one command, to the byte, and comes back by its inverse', () => {
  const registry = createBlockRegistry(testRegistry.blocks);
  fc.assert(
    fc.property(arbitraryDocument, arbitraryDocument, (before, after) => {
      const applied = applyCommand(before, replaceDocument(before, after), registry);
      if (!applied.ok) throw new Error(applied.problem.message.en);
      expect(serialiseDocument({ ...applied.document })).toBe(serialiseDocument(after));
      const back = applyCommand(applied.document, applied.inverse, registry);
      expect(back.ok && serialiseDocument(back.document)).toBe(serialiseDocument(before));
    }),
    { numRuns: 100 },
  );
});
