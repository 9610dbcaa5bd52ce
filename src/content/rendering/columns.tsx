import type { ReactNode } from 'react';
import styles from './columns.module.css';

type Props = { readonly layout: string; readonly columns: readonly (readonly ReactNode[])[]; readonly isEditing: boolean };

/** Blocks side by side in the widths of a preset, one below the other where there is no room; in each column one rhythm of distances. */
export function Columns({ layout, columns, isEditing }: Props) {
  const lists = columns.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position; what is in it has keys of its own
    <div key={index} className={styles.column} {...(isEditing && { 'data-column': index })}>
      {blocks}
    </div>
  ));
  if (lists.length === 1) return lists[0];
  return (
    <div className={styles.columns} data-layout={layout}>
      {lists}
    </div>
  );
}
