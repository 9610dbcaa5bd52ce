import { ArrowUp, Check, GripVertical, Minus } from 'lucide';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Button, Cell, Checkbox, Column, Row, type SortDescriptor, Table, TableBody, TableHeader, useDragAndDrop } from 'react-aria-components';
import { Icon } from '#ui/icon.tsx';
import styles from '../table/table.module.css';
import type { Column as TableColumn } from '../table/table.tsx';

export type StaffColumn<R> = TableColumn<R> & { isSortable?: boolean };

export type DropTarget = { key: string; where: 'before' | 'after' | 'on' };

type Props<R> = {
  caption: string;
  columns: readonly StaffColumn<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Without it rows cannot be chosen. */
  selection?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
  /** Sorting them is their owner's. */
  sort?: { by: SortDescriptor; onChange: (by: SortDescriptor) => void };
  /** By pointer, finger or keyboard, between others or onto one; `title` heads the handles, `nameOf` names one. */
  drag?: { title: string; nameOf: (row: R) => string; onDrop: (key: string, target: DropTarget) => void; isDisabled?: boolean };
  onOpen?: (key: string) => void;
  empty?: ReactNode;
  /** Where there is no room for columns, a row is a card of its cells below each other. */
  isCards?: boolean;
};

/** Arrow keys go from cell to cell, Space chooses, Enter opens, heads sort; to be read only, it is `Table`. */
export function StaffTable<R>({ caption, columns, rows, keyOf, selection, sort, drag, onOpen, empty, isCards = false }: Props<R>) {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: drag?.isDisabled ?? false,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onMove: ({ keys, target }) => {
      const [key] = keys;
      if (key !== undefined && key !== target.key) drag?.onDrop(String(key), { key: String(target.key), where: target.dropPosition });
    },
  });
  return (
    <div className={styles.view} data-cards={isCards || undefined}>
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
        {...(drag && { dragAndDropHooks })}
        {...(onOpen && { onRowAction: (key) => onOpen(String(key)) })}
      >
        <TableHeader>
          {drag && (
            <Column data-drag>
              <span className={styles.hidden}>{drag.title}</span>
            </Column>
          )}
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
            <Row key={keyOf(row)} id={keyOf(row)} {...(drag && { textValue: drag.nameOf(row) })}>
              {drag && (
                <Cell data-drag>
                  <Button slot="drag" aria-label={drag.nameOf(row)} className={styles.grip ?? ''}>
                    <Icon node={GripVertical} />
                  </Button>
                </Cell>
              )}
              {selection && (
                <Cell data-choice="">
                  <Choice />
                </Cell>
              )}
              {columns.map(({ key, title, cell, isNumber }, index) => (
                <Cell key={key} data-number={isNumber || undefined} {...(isCards && index > 0 && { 'data-title': title })}>
                  {selection ? (
                    // biome-ignore lint/a11y/noStaticElementInteractions: keeps from the row what a link within is pressed by
                    <div className={styles.cell} onKeyDown={keepEnter} onPointerDown={keepPress} onMouseDown={keepPress} onClick={keepPress}>
                      {cell(row)}
                    </div>
                  ) : (
                    cell(row)
                  )}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** A row that can be chosen takes Enter for itself, also that of a link within. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation();
};

/** The row would open as well, or be chosen. */
const keepPress = (event: SyntheticEvent) => {
  if (event.target instanceof Element && event.target.closest('a, button')) event.stopPropagation();
};

/** Its name comes from the table. */
const Choice = () => (
  <Checkbox slot="selection">
    {({ isSelected, isIndeterminate }) => (
      <span className={styles.check} data-selected={isSelected || undefined} data-indeterminate={isIndeterminate || undefined}>
        {isIndeterminate ? <Icon node={Minus} /> : isSelected && <Icon node={Check} />}
      </span>
    )}
  </Checkbox>
);
