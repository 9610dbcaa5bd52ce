import { z } from 'zod';
import { maxBlockDepth, maxBlocks, maxChildren, maxColumns, maxDocumentCharacters, maxJsonDepth } from '../limits.ts';
import { type Problem, problems } from '../problem.ts';
import { type Block, type BlockDocument, isBlockId } from './document.ts';
import { isJsonWithin, isRecord, own } from './json.ts';
import { t } from './strings.ts';

const problem = problems(t);

export type ParsedDocument = { readonly ok: true; readonly document: BlockDocument } | { readonly ok: false; readonly problem: Problem };
export type ParsedBlocks = { readonly ok: true; readonly blocks: readonly Block[] } | { readonly ok: false; readonly problem: Problem };

/** Never throws; `serialiseDocument` gives the same text again, if JSON.stringify wrote it. */
export function parseDocumentText(text: string): ParsedDocument {
  if (text.length > maxDocumentCharacters) return { ok: false, problem: problem('too_large') };
  try {
    return parseDocument(JSON.parse(text));
  } catch {
    return { ok: false, problem: problem('not_json') };
  }
}

export const serialiseDocument = (document: BlockDocument): string => JSON.stringify(document);

/** Judges size, depth and shape, answers the very object that was given; never throws. */
export function parseDocument(value: unknown): ParsedDocument {
  const refused = tooLarge(value) ?? notADocument(value);
  // The checks above are the proof of the type: the tree is kept as it is, so no schema may rebuild it.
  return refused ? { ok: false, problem: refused } : { ok: true, document: value as BlockDocument };
}

/** Ids may repeat, since pasting gives new ones. */
export function parseBlocks(value: unknown): ParsedBlocks {
  const refused = tooLarge(value) ?? wrongColumns([value], true);
  return refused ? { ok: false, problem: refused } : { ok: true, blocks: value as Block[] }; // as above
}

/** For contracts: accepts what `parseDocument` does and passes it on untouched. */
export const documentSchema = z.custom<BlockDocument>((value) => parseDocument(value).ok).meta({ description: 'A document of blocks, format 1.' });
export const blocksSchema = z.custom<readonly Block[]>((value) => parseBlocks(value).ok).meta({ description: 'A list of blocks.' });

const tooLarge = (value: unknown): Problem | null =>
  isJsonWithin(value, { depth: maxJsonDepth, characters: maxDocumentCharacters }) ? null : problem('too_large');

function notADocument(value: unknown): Problem | null {
  if (!isRecord(value)) return problem('not_a_document', { path: '/' });
  const format = own(value, 'format');
  if (typeof format === 'number' && format > 1) return problem('newer_format');
  if (format !== 1) return problem('not_a_document', { path: '/format' });
  if (!isLayoutName(own(value, 'layout'))) return problem('not_a_document', { path: '/layout' });
  return wrongColumns(own(value, 'columns'));
}

type Open = { list: unknown; path: string; depth: number };

/** Its size is known to be bounded here. */
function wrongColumns(columns: unknown, idsMayRepeat = false): Problem | null {
  if (!areColumns(columns)) return problem('not_a_document', { path: '/columns' });
  const ids = new Set<string>();
  let count = 0;
  const open: Open[] = columns.map((list, index) => ({ list, path: `/columns/${index}`, depth: 1 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { list, path, depth } = next;
    if (!Array.isArray(list) || list.length > maxChildren) return problem('not_a_document', { path });
    if (list.length > 0 && depth > maxBlockDepth) return problem('too_deep', { limit: maxBlockDepth });
    for (const [index, block] of list.entries()) {
      const at = `${path}/${index}`;
      if (!isBlockShape(block)) return problem('not_a_document', { path: at });
      if (ids.has(block.id) && !idsMayRepeat) return problem('repeated_id', { path: at });
      ids.add(block.id);
      count += 1;
      if (count > maxBlocks) return problem('too_many_blocks', { limit: maxBlocks });
      if (block.children) open.push({ list: block.children, path: `${at}/children`, depth: depth + 1 });
      for (const [column, inner] of (block.columns ?? []).entries()) open.push({ list: inner, path: `${at}/columns/${column}`, depth: depth + 1 });
    }
  }
  return null;
}

function isBlockShape(value: unknown): value is Block {
  if (!isRecord(value)) return false;
  const [version, children, layout, columns] = [own(value, 'version'), own(value, 'children'), own(value, 'layout'), own(value, 'columns')];
  return (
    isBlockId(own(value, 'id')) &&
    isTypeName(own(value, 'type')) &&
    (version === undefined || (Number.isSafeInteger(version) && Number(version) >= 1)) &&
    isRecord(own(value, 'fields')) &&
    (children === undefined || (Array.isArray(children) && columns === undefined)) &&
    (layout === undefined) === (columns === undefined) &&
    (columns === undefined || (areColumns(columns) && isLayoutName(layout)))
  );
}

const areColumns = (value: unknown): value is unknown[] => Array.isArray(value) && value.length >= 1 && value.length <= maxColumns;
const isTypeName = (value: unknown): boolean => typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_-]{0,59}$/.test(value);
const isLayoutName = (value: unknown): boolean => typeof value === 'string' && /^\d{1,3}(-\d{1,3}){0,11}$/.test(value);
