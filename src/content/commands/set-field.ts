import { isLanguageKey, readBlock } from '../block/read-block.ts';
import type { Block } from '../document/document.ts';
import { isRecord, type Json, type JsonRecord, own } from '../document/json.ts';
import { findBlock } from '../document/walk.ts';
import type { Apply } from './applied.ts';
import type { Command, CommandOf } from './command.ts';
import { invalidValue } from './placing.ts';
import { refuse } from './refusal.ts';
import { changeBlock } from './tree.ts';

export const setField: Apply<'setField'> = (document, command, registry) => {
  const found = findBlock(document, command.id);
  if (!found) return refuse('no_block');
  const known = readBlock(found.block, registry);
  if (!known) return refuse('unknown_block');
  const field = own(known.definition.fields, command.field) ? known.definition.fields[command.field] : undefined;
  if (!field) return refuse('unknown_field');
  const isWhole = command.language === undefined;
  if (isWhole ? field.perLanguage && !command.restored : !field.perLanguage || !isLanguageKey(command.language)) return refuse('unknown_language');
  if (!command.restored && command.value !== undefined && !field.schema.safeParse(command.value).success) {
    return { ok: false, problem: invalidValue(field, command.value) };
  }
  const { block } = found;
  const isCurrent = (block.version ?? 1) === known.definition.version;
  // Upgrades are pure functions on JSON, so what they give is JSON.
  const fields = known.fields as JsonRecord;
  const changed = changeFields(fields, command);
  const next: Block = { ...block, fields: changed, ...(!isCurrent && { version: known.definition.version }) };
  return { ok: true, document: changeBlock(document, block.id, () => next), inverse: isCurrent ? inverseOf(fields, command) : fieldsBack(block) };
};

export const restoreFields: Apply<'restoreFields'> = (document, { id, fields, version }) => {
  const found = findBlock(document, id);
  if (!found) return refuse('no_block');
  const restore = ({ version: _, ...block }: Block): Block => ({ ...block, fields });
  const change = (block: Block): Block => (version === undefined ? restore(block) : { ...block, fields, version });
  return { ok: true, document: changeBlock(document, id, change), inverse: fieldsBack(found.block) };
};

const fieldsBack = ({ id, fields, version }: Block): Command => ({
  kind: 'restoreFields',
  id,
  fields,
  ...(version !== undefined && { version }),
  restored: true,
});

function changeFields(fields: JsonRecord, { field, language, value, at }: CommandOf<'setField'>): JsonRecord {
  if (language === undefined) return setKey(fields, field, value, at);
  const texts = own(fields, field);
  if (!isTexts(texts)) return value === undefined ? fields : setKey(fields, field, { [language]: value }, at);
  const next = setKey(texts, language, value, at);
  // A field without any text is as one that was never filled.
  return setKey(fields, field, Object.keys(next).length === 0 ? undefined : next);
}

/** No other language's change; the whole field only where it is no record of texts, or an empty one. */
function inverseOf(fields: JsonRecord, { id, field, language }: CommandOf<'setField'>): Command {
  const before = own(fields, field) as Json | undefined; // part of a JSON record
  const at = Object.keys(fields).indexOf(field);
  const back = (language: string | undefined, value: Json | undefined, at: number): Command => ({
    kind: 'setField',
    id,
    field,
    ...(language !== undefined && { language }),
    ...(value !== undefined && { value, at }),
    restored: true,
  });
  if (language === undefined || (before !== undefined && !(isTexts(before) && Object.keys(before).length > 0))) return back(undefined, before, at);
  if (!isTexts(before)) return back(language, undefined, at);
  const isOnly = Object.keys(before).every((key) => key === language);
  return back(language, own(before, language) as Json | undefined, isOnly ? at : Object.keys(before).indexOf(language));
}

const isTexts = (value: unknown): value is JsonRecord => isRecord(value);

/** In its place; a new key comes to position `at`, else to the end. */
function setKey(record: JsonRecord, key: string, value: Json | undefined, at = Number.POSITIVE_INFINITY): JsonRecord {
  if (value !== undefined && Object.hasOwn(record, key)) return { ...record, [key]: value };
  const entries = Object.entries(record).filter(([other]) => other !== key);
  if (value !== undefined) entries.splice(Math.min(at, entries.length), 0, [key, value]);
  return Object.fromEntries(entries);
}
