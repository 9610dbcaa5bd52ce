import { type Block, type BlockDocument, findBlock } from '#content/index.ts';

/** With what was there when the typing began. */
export type TypedText = { readonly id: string; readonly field: string; readonly language: string | undefined; readonly before: unknown };

/** The browser alone shows what is being typed. */
export function withoutTyped(document: BlockDocument, typed: TypedText | null): BlockDocument {
  if (!typed || !findBlock(document, typed.id)) return document;
  const { id, field, language, before } = typed;
  const change = (block: Block): Block => {
    if (block.id === id) return { ...block, fields: withValue(block.fields, field, language, before) };
    const inner = block.columns ? { columns: block.columns.map((list) => list.map(change)) } : block.children ? { children: block.children.map(change) } : {};
    return { ...block, ...inner };
  };
  return { ...document, columns: document.columns.map((list) => list.map(change)) };
}

/** What is as before is the same object, so that it is not drawn anew, also where it comes from the server. */
export function sharing<Value>(before: Value, now: Value): Value {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, next] = [before as Record<string, unknown>, now as Record<string, unknown>]; // lists by their places
  const keys = Object.keys(next);
  const shared = keys.map((key) => [key, Object.hasOwn(old, key) ? sharing(old[key], next[key]) : next[key]] as const);
  if (keys.length === Object.keys(old).length && shared.every(([key, value]) => Object.hasOwn(old, key) && old[key] === value)) return before;
  return (Array.isArray(now) ? shared.map(([, value]) => value) : Object.fromEntries(shared)) as Value; // of the same shape
}

function withValue(fields: Block['fields'], field: string, language: string | undefined, value: unknown): Block['fields'] {
  const put = (record: Block['fields'], key: string): Block['fields'] => {
    const { [key]: _, ...rest } = record;
    return value === undefined ? rest : { ...record, [key]: value as Block['fields'][string] }; // it was there before
  };
  if (language === undefined) return put(fields, field);
  const texts = fields[field];
  return { ...fields, [field]: put(typeof texts === 'object' && texts !== null && !Array.isArray(texts) ? (texts as Block['fields']) : {}, language) };
}
