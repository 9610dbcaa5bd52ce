import { useContext } from 'react';
import { type BlockViewProps, RichTextView } from '#content/index.ts';
import type { tableRow } from './block.ts';
import { cellOf, TableLayoutContext } from './table-layout.ts';
import styles from './view.module.css';

/** From the table it stands in: a head of columns, of the row, or a plain cell. */
export function TableRowView({ id, fields, root, mark }: BlockViewProps<typeof tableRow>) {
  const { columns, headId, hasHeaderColumn, contents } = useContext(TableLayoutContext);
  return (
    <tr {...root}>
      {cellNames.slice(0, columns).map((name, column) => {
        const Cell = id === headId || (hasHeaderColumn && column === 0) ? 'th' : 'td';
        const scope = Cell === 'td' ? undefined : id === headId ? 'col' : 'row';
        return (
          <Cell key={name} scope={scope} data-contents={contents[column]}>
            <div {...mark(name)} className={styles.text}>
              <RichTextView value={cellOf(fields, column)} />
            </div>
          </Cell>
        );
      })}
    </tr>
  );
}

const cellNames = ['cell_1', 'cell_2', 'cell_3', 'cell_4', 'cell_5', 'cell_6', 'cell_7', 'cell_8', 'cell_9', 'cell_10', 'cell_11', 'cell_12'] as const;
