import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Checkbox, GridList, GridListItem } from 'react-aria-components';
import { Icon } from '#ui/icon.tsx';
import table from '../table/table.module.css';
import styles from './staff-grid.module.css';

type Props<R> = {
  label: string;
  items: readonly R[];
  keyOf: (item: R) => string;
  nameOf: (item: R) => string;
  tile: (item: R) => ReactNode;
  /** Without it tiles can only be opened. */
  selection?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void } | undefined;
  onOpen?: (key: string) => void;
  empty?: ReactNode;
};

/** Arrow keys go in both directions, Enter opens, Space chooses; lines are `StaffTable`. */
export const StaffGrid = <R extends object>({ label, items, keyOf, nameOf, tile, selection, onOpen, empty }: Props<R>) => (
  <GridList
    aria-label={label}
    layout="grid"
    className={styles.grid ?? ''}
    selectionMode={selection ? 'multiple' : 'none'}
    {...(selection && {
      selectedKeys: selection.keys,
      onSelectionChange: (keys: 'all' | Set<string | number>) =>
        selection.onChange(keys === 'all' ? new Set(items.map(keyOf)) : new Set([...keys].map(String))),
    })}
    {...(onOpen && { onAction: (key) => onOpen(String(key)) })}
    renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
  >
    {items.map((item) => (
      <GridListItem key={keyOf(item)} id={keyOf(item)} textValue={nameOf(item)} className={styles.tile ?? ''}>
        {selection && (
          <Checkbox slot="selection" className={styles.choice ?? ''}>
            {({ isSelected }) => (
              <span className={table.check} data-selected={isSelected || undefined}>
                {isSelected && <Icon node={Check} />}
              </span>
            )}
          </Checkbox>
        )}
        {tile(item)}
      </GridListItem>
    ))}
  </GridList>
);
