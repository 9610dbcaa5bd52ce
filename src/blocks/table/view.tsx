import type { BlockViewProps } from '#content/index.ts';
import { tableLimits } from '../table-row/limits.ts';
import { contentsOf, TableLayoutContext } from '../table-row/table-layout.ts';
import type { table } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

/** How wide a table is at least, for its columns: the style sheet knows three. */
const widthOf = (columns: number) => (columns < wideFrom ? 'few' : columns < 6 ? 'some' : columns < 9 ? 'many' : 'most');

/** From this many columns on it is wider than a phone: it scrolls in its own frame, by finger and by arrow keys, and says so. */
const wideFrom = 4;

export function TableView({ fields, root, mark, children, items, language, isEditing }: BlockViewProps<typeof table>) {
  const columns = fields.column_count ?? tableLimits.usual.columns;
  const [head] = fields.header_row ? items : [];
  const body = head ? items.slice(1) : items;
  const layout = {
    columns,
    headId: head?.id ?? null,
    hasHeaderColumn: fields.header_column,
    contents: Array.from({ length: columns }, (_, column) => contentsOf(body, column)),
  };
  const rows = head ? children.slice(1) : children;
  const content = (
    <table className={styles.table} data-width={widthOf(columns)} data-header-column={fields.header_column || undefined}>
      {fields.caption && (
        <caption>
          <span {...mark('caption')}>{fields.caption}</span>
        </caption>
      )}
      {head && <thead>{children[0]}</thead>}
      {rows.length > 0 && <tbody>{rows}</tbody>}
    </table>
  );
  return (
    <div {...root} className={styles.frame}>
      <TableLayoutContext value={layout}>
        {columns < wideFrom ? (
          content
        ) : (
          <>
            <p className={styles.hint} data-width={widthOf(columns)} aria-hidden="true">
              {t(language, 'hint')}
            </p>
            <section className={styles.window} aria-label={fields.caption || t(language, 'table')} tabIndex={isEditing ? undefined : 0}>
              {content}
            </section>
          </>
        )}
      </TableLayoutContext>
    </div>
  );
}
