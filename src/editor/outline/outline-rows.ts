import {
  type Block,
  type BlockDocument,
  type BlockPosition,
  type BlockRegistry,
  listsOf,
  presentDocument,
  translationStatus,
  validateDocument,
  walk,
} from '#content/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { endOf, positionBeside } from '../actions/positions.ts';
import { nameOf } from '../state/names.ts';

export type BlockNotes = { readonly isHidden: boolean; readonly untranslated: readonly Language[]; readonly findings: number };

export type OutlineRow = {
  readonly key: string;
  readonly name: string;
  readonly icon: string;
  /** Null for a column. */
  readonly notes: BlockNotes | null;
  /** The number of a column, from 1. */
  readonly column: number | null;
  readonly rows: readonly OutlineRow[];
};

type Options = { readonly language: Language; readonly at: Date; readonly query?: string };

/** With a query: the blocks whose name has it, and their holders. */
export function outlineRows(document: BlockDocument, registry: BlockRegistry, { language, at, query = '' }: Options): OutlineRow[] {
  const notesOf = notesIn(document, registry, language, at);
  const wanted = query.trim().toLowerCase();
  const rowOf = (block: Block): OutlineRow[] => {
    const name = nameOf(registry, block, language);
    const rows = rowsIn(block);
    if (wanted && rows.length === 0 && !name.toLowerCase().includes(wanted)) return [];
    return [{ key: block.id, name, icon: registry.get(block.type)?.icon ?? '', notes: notesOf(block.id), column: null, rows }];
  };
  const rowsIn = (holder: Block | BlockDocument): OutlineRow[] => {
    const lists = listsOf(holder);
    if (lists.length < 2) return (lists[0] ?? []).flatMap(rowOf);
    const parent = 'id' in holder ? holder.id : null;
    const columns = lists.map((list, column) => ({
      key: columnKey(parent, column),
      name: '',
      icon: '',
      notes: null,
      column: column + 1,
      rows: list.flatMap(rowOf),
    }));
    return wanted ? columns.filter(({ rows }) => rows.length > 0) : columns;
  };
  return rowsIn(document);
}

function notesIn(document: BlockDocument, registry: BlockRegistry, language: Language, at: Date): (id: string) => BlockNotes {
  const hidden = new Set<string>();
  const look = (blocks: ReturnType<typeof presentDocument>['columns'][number]) => {
    for (const block of blocks) {
      if (block.isOffline) hidden.add(block.id);
      look(block.children ?? []);
      for (const list of block.columns ?? []) look(list);
    }
  };
  for (const list of presentDocument(document, registry, { language, at, audience: 'staff' }).columns) look(list);
  const missing = new Map<string, Set<Language>>();
  for (const target of languages) {
    for (const source of languages.filter((other) => other !== target)) {
      for (const { blockId } of translationStatus(document, registry, { source, target }).missing) {
        missing.set(blockId, (missing.get(blockId) ?? new Set()).add(target));
      }
    }
  }
  const findings = Map.groupBy(validateDocument(document, registry, language), ({ blockId }) => blockId);
  return (id) => ({ isHidden: hidden.has(id), untranslated: [...(missing.get(id) ?? [])], findings: findings.get(id)?.length ?? 0 });
}

// Ids of blocks have no colon.
const columnKey = (parent: string | null, column: number): string => `column:${parent ?? ''}:${column}`;
export const isColumnKey = (key: string): boolean => key.startsWith('column:');

export const holderKeys = (rows: readonly OutlineRow[]): string[] => rows.flatMap(({ key, rows }) => (rows.length > 0 ? [key, ...holderKeys(rows)] : []));

/** In the document as it is now; null where that is no place. */
export function positionAtRow(document: BlockDocument, key: string, position: 'before' | 'on' | 'after'): BlockPosition | null {
  if (isColumnKey(key)) {
    const [, parent = '', column = '0'] = key.split(':');
    return position === 'on' ? endOf(document, parent || null, Number(column)) : null;
  }
  if (position !== 'on') return positionBeside(document, key, position);
  const found = [...walk(document)].find(({ block }) => block.id === key);
  return found && listsOf(found.block).length > 0 ? endOf(document, key) : null;
}
