import { type Block, gridOf, type Json, type PastedPart } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { newBlock } from '../actions/new-block.ts';
import type { SiteBlocks } from '../state/site-blocks.ts';

type Table = Extract<PastedPart, { kind: 'table' }>;

/** Several where it has too many rows; none where it is too wide, or a cell too long. */
export function tableBlocks({ registry, pasted: { table } }: Pick<SiteBlocks, 'registry' | 'pasted'>, part: Table, language: Language): Block[] {
  const definition = registry.get(table.type);
  const empty = newBlock(registry, table.type);
  const grid = empty && gridOf(registry, empty);
  const width = part.rows[0]?.length ?? 0;
  if (!definition?.children || !empty || !grid || width > grid.all.length) return [];
  const rowType = definition.children.allowed[0];
  const rows: Block[] = [];
  for (const cells of part.rows) {
    const row = newBlock(registry, rowType);
    if (!row || cells.some((text, column) => registry.get(rowType)?.fields[grid.all[column] ?? '']?.validate(text) !== null)) return [];
    const filled = cells.flatMap(
      (text, column): [string, Json][] => (text.content.length > 0 ? [[grid.all[column] ?? '', { [language]: text as unknown as Json }]] : []), // rich text is JSON
    );
    rows.push({ ...row, fields: { ...row.fields, ...Object.fromEntries(filled) } });
  }
  const { max } = definition.children;
  const caption = definition.fields[table.caption]?.validate(part.caption) === null ? part.caption : '';
  return Array.from({ length: Math.ceil(rows.length / max) }, (_, index) => ({
    ...(newBlock(registry, table.type) ?? empty),
    fields: {
      ...empty.fields,
      ...(caption && index === 0 && { [table.caption]: { [language]: caption } }),
      [table.headerRow]: part.hasHeaderRow && index === 0,
      [table.headerColumn]: part.hasHeaderColumn,
      [grid.count]: width,
    },
    children: rows.slice(index * max, (index + 1) * max),
  }));
}
