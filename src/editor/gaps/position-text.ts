import { type BlockPosition, findBlock, listsOf } from '#content/index.ts';
import { kindOf, nameOf } from '../state/names.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { t } from './strings.ts';

/** A place between blocks in words: ‘Hinter „Zitat: Wir haben“, Spalte 2’. */
export function positionText({ session, registry, language }: PageEditor, { parent, column, index }: BlockPosition): string {
  const { document } = session.state;
  const holder = parent === null ? null : (findBlock(document, parent)?.block ?? null);
  const lists = listsOf(holder ?? document);
  const behind = lists[column]?.[index - 1];
  const inColumn = lists.length > 1 ? `, ${t(language, 'column', { n: column + 1 })}` : '';
  if (behind) return t(language, 'behind', { name: nameOf(registry, behind, language) }) + inColumn;
  return holder ? t(language, 'in_beginning', { name: kindOf(registry, holder, language) }) + inColumn : t(language, 'at_beginning') + inColumn;
}
