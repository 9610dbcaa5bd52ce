import { ArrowUp, Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { Cell, Checkbox, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components';
import { Icon } from '#ui/icon.tsx';
import styles from '../table/table.module.css';
import type { Column as TableColumn } from '../table/table.tsx';

export type StaffColumn<R> = TableColumn<R> & { isSortable?: boolean };

type Props<R> = {
  caption: string;
  columns: readonly StaffColumn<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** What is chosen, and how it changes; without it rows cannot be chosen. */
  selection?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
  /** By which column the rows are sorted; sorting them is their owner's. */
  sort?: { by: SortDescriptor; onChange: (by: SortDescriptor) => void };
  onOpen?: (key: string) => void;
  empty?: ReactNode;
};

/** A list to work with: arrow keys go from cell to cell, Space chooses a row, Enter opens it, heads sort. To be read only, it is `Table`. */
export function StaffTable<R>({ caption, columns, rows, keyOf, selection, sort, onOpen, empty }: Props<R>) {
  return (
    <div className={styles.view}>
      <Table
        aria-label={caption}
        className={styles.table ?? ''}
        selectionMode={selection ? 'multiple' : 'none'}
        {...(selection && {
          selectedKeys: selection.keys,
          onSelectionChange: (keys: 'all' | Set<string | number>) =>
            selection.onChange(keys === 'all' ? new Set(rows.map(keyOf)) : new Set([...keys].map(String))),
        })}
        {...(sort && { sortDescriptor: sort.by, onSortChange: sort.onChange })}
        {...(onOpen && { onRowAction: (key) => onOpen(String(key)) })}
      >
        <TableHeader>
          {selection && (
            <Column>
              <Choice />
            </Column>
          )}
          {columns.map(({ key, title, isNumber, isSortable = false }, index) => (
            <Column
              key={key}
              id={key}
              isRowHeader={index === 0}
              allowsSorting={isSortable}
              data-number={isNumber || undefined}
              data-sortable={isSortable || undefined}
            >
              {({ sortDirection }) => (
                <span className={styles.sort}>
                  {title}
                  {sortDirection && <Icon node={ArrowUp} />}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <div className={styles.empty}>{empty}</div>}>
          {rows.map((row) => (
            <Row key={keyOf(row)} id={keyOf(row)}>
              {selection && (
                <Cell>
                  <Choice />
                </Cell>
              )}
              {columns.map(({ key, cell, isNumber }) => (
                <Cell key={key} data-number={isNumber || undefined}>
                  {cell(row)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** Chooses a row, or in the head all of them; its name comes from the table. */
const Choice = () => (
  <Checkbox slot="selection">
    {({ isSelected, isIndeterminate }) => (
      <span className={styles.check} data-selected={isSelected || undefined} data-indeterminate={isIndeterminate || undefined}>
        {isIndeterminate ? <Icon node={Minus} /> : isSelected && <Icon node={Check} />}
      </span>
    )}
  </Checkbox>
);
