import { isLanguageKey, readBlock, readField } from '../block/read-block.ts';
import type { BlockRegistry } from '../block/registry.ts';
import type { Block, BlockDocument } from '../document/document.ts';
import { isRecord, own } from '../document/json.ts';
import { walk } from '../document/walk.ts';
import type { Field, References } from '../fields/field.ts';

/** For "where used", link check, permission and loading. */
export type Reference = { readonly blockId: string; readonly type: string; readonly field: string; readonly references: References };

/** All languages together; of blocks that this release cannot read nothing is known. */
export function referencesOf(document: BlockDocument, registry: BlockRegistry): Reference[] {
  return [...textsAndValues(document, registry)].flatMap(({ block, name, field, values }) => {
    const all = values.map(([, value]) => field.referencesOf(value));
    const references: References = {
      links: [...new Set(all.flatMap(({ links = [] }) => links))],
      images: [...new Set(all.flatMap(({ images = [] }) => images))],
      files: [...new Set(all.flatMap(({ files = [] }) => files))],
      related: all.flatMap(({ related = [] }) => related),
    };
    return Object.values(references).some((list) => list.length > 0) ? [{ blockId: block.id, type: block.type, field: name, references }] : [];
  });
}

/** A line for each field; without fallbacks. */
export function searchText(document: BlockDocument, registry: BlockRegistry, language: string): string {
  const lines: string[] = [];
  for (const { field, values } of textsAndValues(document, registry)) {
    for (const [in_, value] of values) {
      if (in_ !== null && in_ !== language) continue;
      const text = field.textOf(value, language).trim();
      if (text) lines.push(text);
    }
  }
  return lines.join('\n');
}

type Entry = { block: Block; name: string; field: Field; values: [language: string | null, value: unknown][] };

/** Null for what all languages share. */
export function* textsAndValues(document: BlockDocument, registry: BlockRegistry): Generator<Entry> {
  for (const { block } of walk(document)) {
    const known = readBlock(block, registry);
    if (!known) continue;
    for (const [name, field] of Object.entries(known.definition.fields)) {
      const raw = own(known.fields, name);
      const languages = field.perLanguage ? (isRecord(raw) ? Object.keys(raw).filter(isLanguageKey) : []) : [null];
      const values = languages.map((language): [string | null, unknown] => [language, readField(field, raw, language ?? '')]);
      const filled = values.filter(([, value]) => !field.isEmpty(value));
      if (filled.length > 0) yield { block, name, field, values: filled };
    }
  }
}
