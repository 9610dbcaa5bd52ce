import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxBlock, entryBlock, listBlock, noteBlock, testRegistry } from '../build.ts';
import { arbitraryChoices, arbitraryDocument, commandFor } from '../build-arbitrary.ts';
import { isJsonWithin, type Json } from '../document/json.ts';
import { applyCommand, type Block, type BlockDocument, type Command, createBlock, isCommand, parseDocument, walk } from '../index.ts';
import { maxBlockDepth, maxBlocks, maxChildren, maxDocumentCharacters, maxJsonDepth } from '../limits.ts';
import { isTooLarge } from './placing.ts';

const apply = (document: BlockDocument, command: Command) => applyCommand(document, command, testRegistry);
const overTheWire = (command: Command): Command => JSON.parse(JSON.stringify(command));

test('whatever is done to whatever document, taking it back gives the same bytes, and doing it again too', () => {
  let [done, refused] = [0, 0];
  const property = fc.property(arbitraryDocument, fc.array(arbitraryChoices, { minLength: 1, maxLength: 12 }), (document, steps) => {
    const before = JSON.stringify(document);
    const inverses: Command[] = [];
    let current = document;
    for (const step of steps) {
      const command = commandFor(current, step);
      const bytes = JSON.stringify(current);
      const applied = apply(current, command);
      expect(JSON.stringify(current)).toBe(bytes); // plain data is never changed in place
      if (!applied.ok) {
        refused += 1;
        expect(applied.problem.message.de).not.toMatch(/\{|^$/);
        continue;
      }
      done += 1;
      expect(parseDocument(applied.document).ok).toBe(true);
      expect(isCommand(overTheWire(command)) && isCommand(overTheWire(applied.inverse))).toBe(true);
      const replayed = apply(current, overTheWire(command));
      expect(replayed.ok && JSON.stringify(replayed.document)).toBe(JSON.stringify(applied.document));
      inverses.unshift(applied.inverse);
      current = applied.document;
    }
    const last = JSON.stringify(current);
    const again: Command[] = [];
    const follow = (command: Command) => {
      const applied = apply(current, overTheWire(command));
      if (!applied.ok) throw new Error(`${JSON.stringify(command)}: ${applied.problem.message.en}`);
      again.unshift(applied.inverse);
      current = applied.document;
    };
    for (const inverse of inverses) follow(inverse);
    expect(JSON.stringify(current)).toBe(before);
    for (const command of again.splice(0)) follow(command);
    expect(JSON.stringify(current)).toBe(last);
  });
  fc.assert(property, { numRuns: 300 });
  expect(Math.min(done, refused)).toBeGreaterThan(200); // the property is about both
});

const note = (id: string, fields: Block['fields'] = {}) => createBlock(noteBlock, fields, { id });
const entry = (id: string) => createBlock(entryBlock, {}, { id });
const list = (id: string, ...children: Block[]) => createBlock(listBlock, {}, { id, children });
const box = (id: string, layout: string, ...columns: Block[][]) => createBlock(boxBlock, {}, { id, layout, columns });
const page = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });
const top = (index: number) => ({ parent: null, column: 0, index });
const inside = (parent: string, index = 0, column = 0) => ({ parent, column, index });
const idsIn = (document: BlockDocument) => [...walk(document)].map(({ block }) => block.id);
const done = (document: BlockDocument, command: Command): BlockDocument => {
  const applied = apply(document, command);
  if (!applied.ok) throw new Error(applied.problem.message.en);
  return applied.document;
};

describe('what a command does', () => {
  test('a block moves within its list: the index counts the others', () => {
    const document = page(note('a'), note('b'), note('c'));
    expect(idsIn(done(document, { kind: 'moveBlock', id: 'a', place: top(2) }))).toEqual(['b', 'c', 'a']);
    expect(idsIn(done(document, { kind: 'moveBlock', id: 'c', place: top(0) }))).toEqual(['c', 'a', 'b']);
  });

  test('and into another block, with all that is in it', () => {
    const document = page(list('l', entry('e')), box('b', '50-50', [], []));
    expect(idsIn(done(document, { kind: 'moveBlock', id: 'l', place: inside('b', 0, 1) }))).toEqual(['b', 'l', 'e']);
  });

  test('a copy stands behind its original and has new ids throughout', () => {
    const copied = done(page(list('l', entry('e'), entry('f')), note('n')), { kind: 'duplicateBlock', id: 'l', seed: 'seed0001' });
    expect(idsIn(copied)).toEqual(['l', 'e', 'f', 'seed0001', 'seed0001-1', 'seed0001-2', 'n']);
  });

  test('what is pasted has new ids, though its own are taken or the same', () => {
    const pasted = done(page(note('a')), { kind: 'pasteBlocks', place: top(1), blocks: [note('a'), list('a', entry('a'))], seed: 'seed0001' });
    expect(idsIn(pasted)).toEqual(['a', 'seed0001', 'seed0001-1', 'seed0001-2']);
  });

  test('fewer columns keep all that was in them; back they are as they were', () => {
    const document = page(box('b', '33-33-33', [note('a')], [note('b1'), note('b2')], [note('c')]));
    const applied = apply(document, { kind: 'setLayout', id: 'b', layout: '50-50' });
    const columnsOf = (given: BlockDocument) => given.columns[0]?.[0]?.columns?.map((column) => column.map(({ id }) => id));
    expect(applied.ok && columnsOf(applied.document)).toEqual([['a'], ['b1', 'b2', 'c']]);
    expect(applied.ok && columnsOf(done(applied.document, applied.inverse))).toEqual([['a'], ['b1', 'b2'], ['c']]);
    expect(done(document, { kind: 'setLayout', id: null, layout: '67-33' }).columns).toHaveLength(2);
  });

  test('taking back a text leaves what a colleague wrote in the other language meanwhile', () => {
    const applied = apply(page(note('a')), { kind: 'setField', id: 'a', field: 'title', language: 'de', value: 'Titel' });
    if (!applied.ok) throw new Error(applied.problem.message.en);
    const meanwhile = done(applied.document, { kind: 'setField', id: 'a', field: 'title', language: 'en', value: 'Title' });
    expect(done(meanwhile, applied.inverse).columns[0]?.[0]?.fields.title).toEqual({ en: 'Title' });
  });

  test('writing into a block of an older shape brings it to the present one, and back to the byte', () => {
    const document = page({ ...list('l'), children: [{ id: 'e', type: 'entry', fields: { text: 'früher', later: 1 } }] });
    const applied = apply(document, { kind: 'setField', id: 'e', field: 'text', language: 'en', value: 'now' });
    expect(applied.ok && applied.document.columns[0]?.[0]?.children).toEqual([
      { id: 'e', type: 'entry', version: 3, fields: { later: 1, text: { de: 'früher', en: 'now' } } },
    ]);
    expect(applied.ok && JSON.stringify(done(applied.document, applied.inverse))).toBe(JSON.stringify(document));
  });

  test('what is not touched is the same object', () => {
    const document = page(note('a'), list('l', entry('e')));
    const changed = done(document, { kind: 'setField', id: 'a', field: 'count', value: 3 });
    expect(changed.columns[0]?.[1]).toBe(document.columns[0]?.[1]);
  });
});

describe('what is refused changes nothing and says why', () => {
  const deep = (levels: number): Block => ({ id: `d${levels}`, type: 'unknown', fields: {}, children: levels > 1 ? [deep(levels - 1)] : [] });
  const newer = { ...note('new'), version: 9 };
  const document = page(note('a'), list('l', ...['e1', 'e2', 'e3', 'e4'].map(entry)), box('b', '50-50', [], []), { ...deep(1), id: 'u' }, newer);
  const paste = (...blocks: Block[]): Command => ({ kind: 'pasteBlocks', place: top(0), blocks, seed: 'seed0001' });
  const set = (field: string, rest: object, id = 'a'): Command => ({ kind: 'setField', id, field, ...rest });
  const crowd = (id: string): Block => ({ ...deep(1), id, children: Array.from({ length: maxBlocks / 4 }, () => deep(1)) });

  test.each<[string, Command, string]>([
    ['no such block', { kind: 'removeBlock', id: 'x' }, 'no_block'],
    ['no such holder', { kind: 'insertBlock', place: inside('x'), block: note('n') }, 'no_place'],
    ['no such column', { kind: 'insertBlock', place: inside('b', 0, 2), block: note('n') }, 'no_place'],
    ['behind the end', { kind: 'insertBlock', place: top(6), block: note('n') }, 'no_place'],
    ['in what takes no blocks', { kind: 'insertBlock', place: inside('a'), block: note('n') }, 'no_place'],
    ['an id that is there', { kind: 'insertBlock', place: top(0), block: note('e1') }, 'id_taken'],
    ['an id twice', { kind: 'insertBlock', place: top(0), block: list('n', entry('n')) }, 'id_taken'],
    ['a seed that is there', { kind: 'duplicateBlock', id: 'a', seed: 'a' }, 'id_taken'],
    ['an entry without its list', { kind: 'insertBlock', place: top(0), block: entry('n') }, 'not_allowed_here'],
    ['columns within columns', { kind: 'insertBlock', place: inside('b'), block: box('n', '100', []) }, 'not_allowed_here'],
    ['a block in itself', { kind: 'moveBlock', id: 'b', place: inside('b') }, 'inside_itself'],
    ['a list in a list', paste(list('n', list('m'))), 'not_allowed_here'],
    ['children of what has none', paste({ ...note('n'), children: [note('m')] }), 'not_allowed_here'],
    ['into a full list', { kind: 'moveBlock', id: 'a', place: inside('l') }, 'list_full'],
    ['one more in a full list', { kind: 'duplicateBlock', id: 'e1', seed: 'seed0001' }, 'list_full'],
    ['into what is unknown', { kind: 'moveBlock', id: 'a', place: inside('u') }, 'unknown_block'],
    ['too deep', paste(deep(maxBlockDepth + 1)), 'too_deep'],
    ['too many in a list', paste(...Array.from({ length: maxChildren }, () => note('n'))), 'list_full'],
    ['too many in all', paste(...['m1', 'm2', 'm3', 'm4'].map(crowd)), 'too_many_blocks'],
    ['too large', paste({ id: 'n', type: 'unknown', fields: { text: 'x'.repeat(1_000_000) } }), 'too_large'],
    ['a value that does not fit', set('count', { value: 'drei' }), 'invalid_value'],
    ['a link that is a script', paste({ id: 'n', type: 'figure', fields: { link: { de: 'javascript:alert(1)' } } }), 'invalid_value'],
    ['a field that is not declared', set('toString', { value: 1 }), 'unknown_field'],
    ['a field of a prototype', set('__proto__', { value: {} }), 'unknown_field'],
    ['a text without its language', set('title', { value: 'x' }), 'unknown_language'],
    ['a language of a shared field', set('count', { language: 'de', value: 1 }), 'unknown_language'],
    ['a language that is none', set('title', { language: '__proto__', value: 'x' }), 'unknown_language'],
    ['a field of a newer block', set('title', { language: 'de', value: 'x' }, 'new'), 'unknown_block'],
    ['a preset that is none', { kind: 'setLayout', id: 'b', layout: '10-90' }, 'unknown_layout'],
    ['columns of what has none', { kind: 'setLayout', id: 'a', layout: '100' }, 'unknown_layout'],
    [
      'half of several',
      {
        kind: 'composite',
        commands: [
          { kind: 'removeBlock', id: 'a' },
          { kind: 'removeBlock', id: 'a' },
        ],
      },
      'no_block',
    ],
    ['what is no command', JSON.parse('{"kind":"toString"}'), 'not_a_command'],
  ])('%s', (_, command, code) => {
    const before = JSON.stringify(document);
    const applied = apply(document, command);
    expect(applied.ok ? 'ok' : applied.problem.code).toBe(code);
    expect(JSON.stringify(document)).toBe(before);
  });

  test('the words name field and remedy', () => {
    const applied = apply(document, set('count', { value: 'drei' }));
    expect(applied.ok ? null : applied.problem.message).toEqual({ de: '„Count“: Bitte geben Sie eine Zahl ein.', en: '“Count”: Please enter a number.' });
  });
});

test('what comes from outside is a command or not, however it is made', () => {
  let nested: unknown = { kind: 'removeBlock', id: 'a' };
  for (let level = 0; level < 100_000; level += 1) nested = { kind: 'composite', commands: [nested] };
  const many = { kind: 'composite', commands: Array.from({ length: 501 }, () => ({ kind: 'removeBlock', id: 'a' })) };
  const others = [null, 1, 'x', [], {}, { kind: 'constructor' }, { kind: 'removeBlock' }, { kind: 'removeBlock', id: 'a', more: 1 }, { kind: 'composite' }];
  const insertion = (place: object, block: object) => ({ kind: 'insertBlock', place, block });
  expect([nested, many, ...others, insertion(top(-1), note('a')), insertion(top(0), { id: 'a' })].filter(isCommand)).toEqual([]);
  expect(isCommand({ kind: 'composite', commands: [insertion(top(0), note('a'))] })).toBe(true);
});

test('whether a document is too large is told as if all of it were counted, though only what has changed is', () => {
  const nested = (levels: number): Json => (levels === 0 ? 'x' : [nested(levels - 1)]);
  // Three levels lie above a block, and one, its fields, above the value.
  for (const [value, tooLarge] of [
    [nested(maxJsonDepth - 5), false],
    [nested(maxJsonDepth - 4), true],
    ['x'.repeat(300_000), false],
  ] as const) {
    const block = { ...note('u'), type: 'unknown', fields: { value } };
    const whole = { ...page(note('a'), block), columns: [[note('a'), block], []] };
    expect(isTooLarge(whole)).toBe(tooLarge);
    expect(isTooLarge(whole)).toBe(!isJsonWithin(whole, { depth: maxJsonDepth, characters: maxDocumentCharacters }));
  }
  const long = (id: string) => ({ ...note(id), type: 'unknown', fields: { value: 'x'.repeat(300_000) } });
  expect([3, 4].map((count) => isTooLarge(page(...Array.from({ length: count }, (_, index) => long(`b${index}`)))))).toEqual([false, true]);
});
