import { type Block, type BlockDocument, type BlockRegistry, type Command, type Json, readBlock, walk } from '#content/index.ts';

/** Words to be found, and what is to stand in their place; their case counts with `matchCase`. */
export type Replacement = { readonly find: string; readonly replace: string; readonly matchCase: boolean };

/** `value` is what is stored, `changed` what would be. */
export type FoundText = {
  readonly blockId: string;
  readonly type: string;
  readonly field: string;
  readonly language: string | null;
  readonly value: Json;
  readonly changed: Json;
  readonly before: string;
  readonly after: string;
  readonly times: number;
};

/** Kinds of fields whose words are looked at: texts, and addresses such as a telephone number's. */
const kinds = new Set(['line', 'multi_line', 'rich_text', 'link']);

/** In reading order; formatted text keeps its marks, and words that change their marks midway are left. */
export function findTexts(document: BlockDocument, registry: BlockRegistry, replacement: Replacement): FoundText[] {
  const pattern = new RegExp(replacement.find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), replacement.matchCase ? 'gu' : 'giu');
  return [...walk(document)].flatMap(({ block }) => {
    const known = readBlock(block, registry);
    if (!known) return [];
    return Object.entries(known.definition.fields).flatMap(([name, field]) => {
      if (!kinds.has(field.form.kind)) return [];
      return storedTexts(block, name, field.perLanguage).flatMap(([language, value]): FoundText[] => {
        let times = 0;
        const swap = (text: string) =>
          text.replace(pattern, () => {
            times += 1;
            return replacement.replace;
          });
        const changed = field.form.kind === 'rich_text' ? swapInTree(value, swap) : typeof value === 'string' ? swap(value) : value;
        // What would be no right value, such as an address, is left as it is.
        if (times === 0 || !field.schema.safeParse(changed).success) return [];
        const words = (raw: Json) => field.textOf(field.normalise(raw), language ?? 'de') || String(raw);
        return [{ blockId: block.id, type: block.type, field: name, language, value, changed, before: words(value), after: words(changed), times }];
      });
    });
  });
}

/** As they are stored: one for each language, or one for all. */
function storedTexts({ fields }: Block, name: string, perLanguage: boolean): [string | null, Json][] {
  const stored = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (stored === undefined || stored === null) return [];
  if (!perLanguage) return [[null, stored]];
  return typeof stored === 'object' && !Array.isArray(stored) ? Object.entries(stored) : [];
}

function swapInTree(node: Json, swap: (text: string) => string): Json {
  if (Array.isArray(node)) return node.map((child) => swapInTree(child, swap));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, (key === 'text' || key === 'href') && typeof value === 'string' ? swap(value) : swapInTree(value, swap)]),
  );
}

export const replaceCommand = ({ blockId, field, language }: Pick<FoundText, 'blockId' | 'field' | 'language'>, value: Json): Command => ({
  kind: 'setField',
  id: blockId,
  field,
  ...(language !== null && { language }),
  value,
});
