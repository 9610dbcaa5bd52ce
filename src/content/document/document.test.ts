import { describe, expect, test } from 'vitest';
import { boxBlock, entryBlock, listBlock, noteBlock, testRegistry } from '../build.ts';
import {
  type Block,
  type BlockDocument,
  createBlock,
  createBlockRegistry,
  defineBlock,
  documentSchema,
  formOf,
  parseDocument,
  parseDocumentText,
  referencesOf,
  searchText,
  serialiseDocument,
  textUnits,
  translationStatus,
  unknownIn,
  validateDocument,
} from '../index.ts';
import { maxBlockDepth, maxBlocks, maxDocumentCharacters } from '../limits.ts';

const documentOf = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });
const note = (id: string, fields: Block['fields'] = { title: { de: 'Titel', en: 'Title' } }) => createBlock(noteBlock, fields, { id });

const codeOf = (value: unknown) => {
  const parsed = parseDocument(value);
  return parsed.ok ? 'ok' : parsed.problem.code;
};

describe('what is unknown is kept byte for byte', () => {
  const text = JSON.stringify({
    format: 1,
    zukunft: { a: [1, { b: null }] },
    layout: '25-25-25-25',
    columns: [
      [
        {
          type: 'hologram',
          id: 'x1',
          extra: true,
          fields: { '10': 'b', a: 1.5, 'ä b': '\u0000</script>' },
          children: [{ id: 'x2', type: 'note', version: 99, fields: {} }],
        },
        { fields: { title: { de: 'A', ja: 'あ' }, later: [1] }, id: 'x3', type: 'note', look: 'bold' },
      ],
      [],
      [],
      [],
    ],
  });

  test.each([text, text.replace('"a":1.5', '"__proto__":{"polluted":1},"constructor":{"prototype":{}}')])('%#', (given) => {
    const parsed = parseDocumentText(given);
    expect(parsed.ok && serialiseDocument(parsed.document)).toBe(given);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('and staff are told', () => {
    const parsed = parseDocumentText(text);
    expect(parsed.ok && unknownIn(parsed.document, testRegistry)).toEqual([
      { blockId: 'x1', type: 'hologram', reason: 'type' },
      { blockId: 'x2', type: 'note', reason: 'version' },
      { blockId: 'x3', type: 'note', reason: 'fields', fields: ['later'] },
    ]);
  });
});

describe('what is no document is refused with a reason', () => {
  const deep = (levels: number): Block => ({ id: `d${levels}`, type: 'box', fields: {}, layout: '100', columns: [levels > 1 ? [deep(levels - 1)] : []] });
  const cyclic: Record<string, unknown> = { format: 1, layout: '100' };
  cyclic.columns = [[cyclic]];
  let abyss: unknown = 'x';
  for (let level = 0; level < 100_000; level += 1) abyss = [abyss];

  test.each([
    ['nothing', undefined, 'too_large'],
    ['a list', [], 'not_a_document'],
    ['a newer format', { format: 2 }, 'newer_format'],
    ['no columns', { format: 1, layout: '100' }, 'not_a_document'],
    ['a block without id', { format: 1, layout: '100', columns: [[{ type: 'note', fields: {} }]] }, 'not_a_document'],
    ['an id that is markup', documentOf({ ...note('a'), id: '"><script>' }), 'not_a_document'],
    ['children and columns', documentOf({ ...deep(1), children: [] }), 'not_a_document'],
    ['the same id twice', documentOf(note('a'), createBlock(listBlock, {}, { id: 'b', children: [note('a')] })), 'repeated_id'],
    ['as deep as allowed', documentOf(deep(maxBlockDepth)), 'ok'],
    ['too deep', documentOf(deep(maxBlockDepth + 1)), 'too_deep'],
    [
      'too many',
      {
        format: 1,
        layout: '50-50',
        columns: [0, 1, 2, 3].map((column) => Array.from({ length: maxBlocks / 4 + 1 }, (_, index) => note(`n${column}-${index}`))),
      },
      'too_many_blocks',
    ],
    ['too long', documentOf(note('a', { title: { de: 'x'.repeat(maxDocumentCharacters) } })), 'too_large'],
    ['endless', cyclic, 'too_large'],
    ['an abyss', { format: 1, layout: '100', columns: [], abyss }, 'too_large'],
    ['a date', { format: 1, layout: '100', columns: [[]], at: new Date() }, 'too_large'],
  ])('%s', (_, value, code) => {
    expect(codeOf(value)).toBe(code);
    expect(documentSchema.safeParse(value).success).toBe(code === 'ok');
  });

  test('text that is no JSON', () => expect(parseDocumentText('{"format":')).toMatchObject({ ok: false, problem: { code: 'not_json' } }));
});

describe('what follows from a declaration', () => {
  test('a form, in the order of the declaration, with the window that every block has', () => {
    expect(formOf(noteBlock).fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['title', 'line'],
      ['body', 'rich_text'],
      ['teaser', 'multi_line'],
      ['anchor', 'line'],
      ['level', 'choice'],
      ['wide', 'switch'],
      ['count', 'number'],
      ['online_from', 'instant'],
      ['online_to', 'instant'],
    ]);
    expect(JSON.parse(JSON.stringify(formOf(listBlock)))).toEqual(formOf(listBlock));
  });

  test('defaults: choices and switches', () =>
    expect(createBlock(noteBlock, {}, { id: 'a' })).toEqual({ id: 'a', type: 'note', fields: { level: 2, wide: false } }));

  test('empty columns as the first preset has them, and the present version', () => {
    expect(createBlock(boxBlock, {}, { id: 'a' })).toEqual({ id: 'a', type: 'box', fields: { look: 'plain' }, layout: '100', columns: [[]] });
    expect(createBlock(entryBlock, {}, { id: 'a' }).version).toBe(3);
  });

  test('a schema', () => {
    expect(noteBlock.schema.safeParse({ title: { de: 'x' }, later: 1 }).success).toBe(true);
    expect(noteBlock.schema.safeParse({ title: 'x' }).success).toBe(false);
    expect(noteBlock.schema.safeParse({ level: 9 }).success).toBe(false);
  });

  test('declarations that cannot be are refused', () => {
    expect(() => createBlockRegistry([noteBlock, noteBlock])).toThrow('same type');
    expect(() => createBlockRegistry([listBlock])).toThrow('not declared');
    expect(() => defineBlock({ ...noteBlock, rules: [], fields: { Title: noteBlock.fields.title } })).toThrow('Title');
  });
});

describe('judging a document', () => {
  const found = (document: BlockDocument, language = 'de') =>
    validateDocument(document, testRegistry, language).map(({ blockId, field, problem }) => `${blockId}.${field ?? ''} ${problem.code}`);

  test('a required text may fall back to German, not the other way round', () => {
    expect(found(documentOf(note('a', { title: { de: 'Titel' } })), 'en')).toEqual([]);
    expect(found(documentOf(note('a', { title: { en: 'Title' } })), 'de')).toEqual(['a.title required']);
    expect(found(documentOf(note('a', {})), 'en')).toEqual(['a.title required']);
  });

  test('words in both languages', () => {
    expect(validateDocument(documentOf(note('a', {})), testRegistry, 'de')[0]).toEqual({
      blockId: 'a',
      field: 'title',
      language: 'de',
      label: { de: 'Title', en: 'Title' },
      problem: { code: 'required', message: { de: 'Bitte füllen Sie dieses Feld aus.', en: 'This field is required!' } },
    });
  });

  test('a shape that does not fit is said, not overlooked', () => {
    expect(found(documentOf(note('a', { title: 'Titel' })))).toEqual(['a.title invalid_value']);
    expect(found(documentOf(note('a', { title: { de: 'x'.repeat(41) } })))).toEqual(['a.title too_long']);
    expect(found(documentOf(note('a', { title: { de: 'x' }, level: 7, count: 9 })))).toEqual(['a.level unknown_choice', 'a.count not_between']);
  });

  test('what may stand where, and how many', () => {
    const entry = (id: string) => createBlock(entryBlock, {}, { id });
    expect(found(documentOf(entry('a')))).toEqual(['a. not_allowed_here']);
    expect(found(documentOf(createBlock(listBlock, {}, { id: 'l' })))).toEqual(['l.children too_few']);
    expect(found(documentOf(createBlock(listBlock, {}, { id: 'l', children: ['a', 'b', 'c', 'd', 'e'].map(entry) })))).toEqual(['l.children too_many']);
    expect(found(documentOf(createBlock(boxBlock, {}, { id: 'b', columns: [[createBlock(boxBlock, {}, { id: 'c' })]] })))).toEqual(['c. not_allowed_here']);
  });

  test('a window ends after it begins', () => {
    const at = (from: string, to: string) => found(documentOf(note('a', { title: { de: 'x' }, online_from: from, online_to: to })));
    expect(at('2026-12-24T18:00:00+01:00', '2026-12-24T18:30:00+01:00')).toEqual([]);
    expect(at('2026-12-24T18:00:00+01:00', '2026-12-24T17:00:00Z')).toEqual(['a.online_to window_reversed']);
    expect(at('2026-02-30T18:00:00Z', '2026-12-24T17:00:00Z')).toEqual(['a.online_from invalid_instant']);
  });
});

describe('reading a document', () => {
  const linked = (text: string, href: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] }],
  });
  const page = documentOf(
    note('a', { title: { de: 'Besuch', en: 'Visit' }, body: { de: linked('Karten', '/de/programm'), en: linked('Tickets', 'javascript:alert(1)') } }),
    {
      id: 'f',
      type: 'figure',
      fields: {
        image: { id: 7, alt: { de: 'Der Saal' } },
        file: 3,
        link: { de: 'https://a.example' },
        venue: 2,
        categories: [5, 5, 6],
        html: { de: '<b>fett</b><script>x</script>' },
      },
    },
    { id: 'l', type: 'list', fields: {}, children: [{ id: 'e', type: 'entry', fields: { text: 'früher' } }] },
  );

  test('the words of each language', () => {
    expect(searchText(page, testRegistry, 'de').split('\n')).toEqual(['Besuch', 'Karten', 'Der Saal', 'fett', 'früher']);
    expect(searchText(page, testRegistry, 'en').split('\n')).toEqual(['Visit', 'Tickets']);
  });

  test('what it refers to, unsafe addresses left out', () => {
    expect(referencesOf(page, testRegistry).map(({ blockId, field, references }) => [blockId, field, references])).toEqual([
      ['a', 'body', { links: ['/de/programm'], images: [], files: [], related: [] }],
      ['f', 'image', { links: [], images: [7], files: [], related: [] }],
      ['f', 'link', { links: ['https://a.example'], images: [], files: [], related: [] }],
      ['f', 'file', { links: [], images: [], files: [3], related: [] }],
      ['f', 'venue', { links: [], images: [], files: [], related: [{ to: 'venue', id: 2 }] }],
      ['f', 'categories', { links: [], images: [], files: [], related: [5, 6].map((id) => ({ to: 'category', id })) }],
    ]);
  });

  test('three German texts changed: these three are outdated in English and no other', () => {
    const blocks = ['a', 'b', 'c', 'd', 'e'].map((id) => note(id, { title: { de: `Titel ${id}`, en: `Title ${id}` } }));
    const before = documentOf(...blocks);
    const changed = (id: string, de: string) => note(id, { title: { de, en: `Title ${id}` } });
    const after = documentOf(
      ...blocks.map((block) => ('bcd'.includes(block.id) ? changed(block.id, `Neu ${block.id}`) : block)),
      note('new', { title: { de: 'Dazu' } }),
    );
    const status = translationStatus(after, testRegistry, { source: 'de', target: 'en', translatedFrom: before });
    expect(status.outdated.map(({ blockId }) => blockId)).toEqual(['b', 'c', 'd']);
    expect(status.missing.map(({ blockId }) => blockId)).toEqual(['new']);
    expect(status.total).toBe(6);
    expect(textUnits(after, testRegistry, 'en').map(({ text }) => text)).toEqual(['Title a', 'Title b', 'Title c', 'Title d', 'Title e']);
  });
});
