import type { ReactNode } from 'react';
import styles from './columns.module.css';

type Props = { readonly layout: string; readonly columns: readonly (readonly ReactNode[])[]; readonly isEditing: boolean };

/** Blocks side by side in the widths of a preset, one below the other where there is no room. One column needs no frame. */
export function Columns({ layout, columns, isEditing }: Props) {
  if (columns.length === 1 && !isEditing) return columns[0];
  return (
    <div className={styles.columns} data-layout={layout}>
      {columns.map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position; what is in it has keys of its own
        <div key={index} className={styles.column} {...(isEditing && { 'data-column': index })}>
          {blocks}
        </div>
      ))}
    </div>
  );
}
