import fc from 'fast-check';
import { testRegistry } from './build.ts';
import type { Command } from './commands/command.ts';
import { type Block, type BlockDocument, listsOf } from './document/document.ts';
import type { Json } from './document/json.ts';
import { layouts } from './document/layouts.ts';
import { parseDocument } from './document/parse.ts';
import { type BlockPosition, walk } from './document/walk.ts';

// For tests: they obey only the document's own shape, and some keys are those of prototypes.
const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', '7', 'später', 'x'), fc.string({ maxLength: 6 }));
const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
const scalar = fc.constantFrom<Json>('', 'Text', 3, 9, true, null, '2026-12-24T18:00:00+01:00', 'https://www.ostkai.example', 'javascript:alert(1)');
const richText = fc.record({
  type: fc.constant('doc'),
  content: fc.array(fc.record({ type: fc.constantFrom('paragraph', 'bulletList', 'heading', 'text'), content: json }), { maxLength: 2 }),
}) as fc.Arbitrary<Json>;
const value = fc.oneof(scalar, json, richText);
const texts = fc.dictionary(fc.constantFrom('de', 'en', 'ja', '__proto__', 'Deutsch'), value, { maxKeys: 3, noNullPrototype: true }) as fc.Arbitrary<Json>;

const types = [...testRegistry.blocks.map(({ type }) => type), 'hologram'];

type Bare = { type: string; version: number | undefined; fields: { [name: string]: Json }; extra: boolean; layout: string; lists: readonly Bare[][] };

const { block } = fc.letrec<{ block: Bare; list: Bare[] }>((tie) => ({
  block: fc.constantFrom(...types).chain((type) =>
    fc.record({
      type: fc.constant(type),
      version: version(),
      fields: fieldsOf(type),
      extra: fc.boolean(),
      layout: layout(),
      lists: fc.array(tie('list'), { minLength: 1, maxLength: 3, depthIdentifier: 'blocks' }),
    }),
  ),
  list: fc.oneof(
    { depthIdentifier: 'blocks', maxDepth: 2, depthSize: 'small' },
    fc.constant<Bare[]>([]),
    fc.array(tie('block'), { maxLength: 3, depthIdentifier: 'blocks' }),
  ),
}));

function version(): fc.Arbitrary<number | undefined> {
  return fc.constantFrom(undefined, undefined, 1, 2, 3, 99);
}

function layout(): fc.Arbitrary<string> {
  return fc.constantFrom(...layouts, '25-25-25-25');
}

function fieldsOf(type: string): fc.Arbitrary<{ [name: string]: Json }> {
  const declared = Object.keys(testRegistry.get(type)?.fields ?? {});
  const name = declared.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...declared) }, { weight: 1, arbitrary: key }) : key;
  return fc.dictionary(name, fc.oneof(texts, value), { maxKeys: 5, noNullPrototype: true });
}

export const arbitraryDocument: fc.Arbitrary<BlockDocument> = fc
  .record({ layout: layout(), lists: fc.array(fc.array(block, { maxLength: 4 }), { minLength: 1, maxLength: 3 }) })
  .map(({ layout, lists }): BlockDocument => {
    let next = 0;
    const toBlock = (bare: Bare): Block => {
      const id = `b${next}`;
      next += 1;
      const { children, columns } = testRegistry.get(bare.type) ?? { children: true };
      return {
        ...(bare.extra && { extra: [1] }),
        id,
        type: bare.type,
        ...(bare.version !== undefined && { version: bare.version }),
        fields: bare.fields,
        ...(children && { children: (bare.lists[0] ?? []).map(toBlock) }),
        ...(columns && { layout: bare.layout, columns: bare.lists.map((list) => list.map(toBlock)) }),
      };
    };
    // Through text, so that keys stand where JSON has them.
    return JSON.parse(JSON.stringify({ format: 1, layout, columns: lists.map((list) => list.map(toBlock)) }));
  })
  .filter((document) => parseDocument(document).ok);

export type Choices = {
  kind: number;
  ids: readonly [number, number, number];
  index: number;
  field: string;
  language: string | undefined;
  value: Json | undefined;
  fresh: Bare;
};

export const arbitraryChoices: fc.Arbitrary<Choices> = fc.record({
  kind: fc.nat({ max: 10 }),
  ids: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
  index: fc.nat({ max: 3 }),
  field: fc.constantFrom('title', 'title', 'count', 'level', 'text', 'text', 'look', 'image', 'link', 'body', 'nothing'),
  language: fc.constantFrom('de', 'en', 'de', 'en', undefined),
  value: fc.oneof(fc.constantFrom('Neu', 'New', 3, undefined), value),
  fresh: block,
});

let made = 0;
const newId = () => {
  made += 1;
  return `new${String(made).padStart(9, '0')}`;
};

export function commandFor(document: BlockDocument, choices: Choices, among = 11): Command {
  const { ids, index, field, language, value } = choices;
  const blocks = [...walk(document)].map((found) => found.block);
  const pick = <Item>(list: readonly Item[], number: number): Item | undefined => list[number % (list.length + 1)];
  const id = pick(blocks, ids[0])?.id ?? 'missing';
  const holder =
    pick(
      blocks.filter((found) => listsOf(found).length > 0),
      ids[1],
    ) ?? null;
  const lists = listsOf(holder ?? document);
  const column = ids[2] % lists.length;
  const position: BlockPosition = { parent: holder?.id ?? null, column, index: Math.min(index, lists[column]?.length ?? 0) };
  const layout = layouts[ids[2] % layouts.length] ?? '100';
  const commands: [Command, ...Command[]] = [
    { kind: 'removeBlock', id },
    { kind: 'insertBlock', place: position, block: { id: newId(), type: choices.fresh.type, fields: toJson(choices.fresh.fields) } },
    { kind: 'moveBlock', id, place: position },
    { kind: 'moveBlock', id, place: position },
    { kind: 'duplicateBlock', id, seed: newId() },
    { kind: 'pasteBlocks', place: position, blocks: blocks.slice(ids[2] % (blocks.length + 1)).slice(0, 2), seed: newId() },
    { kind: 'setField', id, field, ...(language && { language }), ...(value !== undefined && { value: toJson(value) }) },
    { kind: 'setField', id, field: 'title', language: language ?? 'de', ...(index > 0 && { value: `Text ${index}` }) },
    {
      kind: 'setLayout',
      id:
        pick(
          blocks.filter((found) => found.columns),
          ids[0],
        )?.id ?? null,
      layout,
    },
    emptied(blocks[ids[0] % Math.max(1, blocks.length)], ids[1]) ?? { kind: 'removeBlock', id },
  ];
  const simple = commands[choices.kind % among] ?? commands[0];
  if (choices.kind % among !== 10) return simple;
  return { kind: 'composite', commands: [1, 2].map((step) => commandFor(document, { ...choices, kind: choices.kind + ids[0] + step }, 10)) };
}

function emptied(block: Block | undefined, number: number): Command | null {
  const names = Object.keys(testRegistry.get(block?.type ?? '')?.fields ?? {}).filter((name) => block && Object.hasOwn(block.fields, name));
  const field = names[number % Math.max(1, names.length)];
  const declared = field && testRegistry.get(block?.type ?? '')?.fields[field];
  if (!block || !field || !declared) return null;
  const language = Object.keys(block.fields[field] ?? {})[0];
  return { kind: 'setField', id: block.id, field, ...(declared.perLanguage && { language: language ?? 'de' }) };
}

const toJson = <Value extends Json>(given: Value): Value => JSON.parse(JSON.stringify(given));
