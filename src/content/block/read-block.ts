import type { Block } from '../document/document.ts';
import { isRecord, own } from '../document/json.ts';
import type { Field } from '../fields/field.ts';
import type { BlockDefinition } from './define-block.ts';
import type { BlockRegistry } from './registry.ts';

export type KnownBlock = { readonly block: Block; readonly definition: BlockDefinition; readonly fields: Readonly<Record<string, unknown>> };

/** Fields are brought to this release's shape, but as they were written; null of an unknown type or a newer version. */
export function readBlock(block: Block, registry: BlockRegistry): KnownBlock | null {
  const definition = registry.get(block.type);
  const fields = definition && upgraded(block, definition);
  return definition && fields ? { block, definition, fields } : null;
}

function upgraded({ version = 1, fields }: Block, definition: BlockDefinition): Readonly<Record<string, unknown>> | null {
  if (version > definition.version) return null;
  try {
    return (definition.upgrades ?? []).slice(version - 1).reduce((older, upgrade) => upgrade(older), fields as Readonly<Record<string, unknown>>);
  } catch {
    return null; // an upgrade may trust the shapes of its time; of others nothing can be read, and nothing is lost
  }
}

/** Of all languages where it has several; never throws. */
export function readField(field: Field, raw: unknown, language: string): unknown {
  if (!field.perLanguage) return raw === undefined ? field.empty : field.normalise(raw);
  const text = isRecord(raw) ? own(raw, language) : undefined;
  return text === undefined ? field.empty : field.normalise(text);
}

export const languagesOf = (field: Field, raw: unknown): string[] =>
  field.perLanguage && isRecord(raw) ? Object.keys(raw).filter((language) => isLanguageKey(language) && !field.isEmpty(readField(field, raw, language))) : [];

/** Editors may hold texts in further languages (decisions.md): two or three letters. */
export const isLanguageKey = (key: unknown): key is string => typeof key === 'string' && /^[a-z]{2,3}$/.test(key);

export function readFields({ definition, fields }: KnownBlock): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const raw = own(fields, name);
    read[name] = field.perLanguage
      ? Object.fromEntries(languagesOf(field, raw).map((language) => [language, readField(field, raw, language)]))
      : readField(field, raw, '');
  }
  return read;
}
