import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../back-office.module.css';
import { t } from './strings.ts';

type Row = { key: string };

/** What is added gets the next of `n1`, `n2` … */
export function useRows<R extends Row>(initial: () => R[]) {
  const [rows, setRows] = useState(initial);
  const [added, setAdded] = useState(0);
  const add = (row: Omit<R, 'key'>) => {
    setRows([...rows, { ...row, key: `n${added + 1}` } as R]); // its other half
    setAdded(added + 1);
  };
  return { rows, setRows, add };
}

type Props<R extends Row> = {
  name: string;
  rows: readonly R[];
  setRows: Dispatch<SetStateAction<R[]>>;
  /** What a row is called, for who does not see it. */
  nameOf: (row: R, index: number) => string;
  children: (row: R, name: string, tools: ReactNode) => ReactNode;
};

/** With nothing but buttons. */
export function OrderedRows<R extends Row>({ name, rows, setRows, nameOf, children }: Props<R>) {
  const language = useLanguage();
  const [announcement, announce] = useState('');
  const note = useRef<HTMLParagraphElement>(null);
  const [removals, countRemoval] = useState(0);
  // The button that was pressed is gone: the focus stays near it.
  useEffect(() => {
    if (removals > 0) note.current?.focus();
  }, [removals]);
  const move = (index: number, by: 1 | -1, called: string) => {
    const [row] = rows.slice(index, index + 1);
    if (!row) return;
    setRows(rows.toSpliced(index, 1).toSpliced(index + by, 0, row));
    announce(t(language, 'row_moved', { name: called, n: index + by + 1 }));
  };
  const remove = (index: number, called: string) => {
    setRows(rows.toSpliced(index, 1));
    announce(t(language, 'row_removed', { name: called }));
    countRemoval(removals + 1);
  };
  const tool = (words: 'up' | 'down' | 'remove', called: string, onClick: () => void) => (
    <Button size="small" look="quiet" aria-label={`${t(language, words)}: ${called}`} onClick={onClick}>
      {t(language, words)}
    </Button>
  );
  return (
    <>
      <input type="hidden" name={name} value={rows.map(({ key }) => key).join(' ')} />
      <ul className={styles.media}>
        {rows.map((row, index) => {
          const called = nameOf(row, index);
          return (
            <li key={row.key}>
              {children(
                row,
                called,
                <p className={`${styles.ways} ${styles.tools}`}>
                  {index > 0 && tool('up', called, () => move(index, -1, called))}
                  {index < rows.length - 1 && tool('down', called, () => move(index, 1, called))}
                  {tool('remove', called, () => remove(index, called))}
                </p>,
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" ref={note} tabIndex={-1} className={styles.note}>
        {announcement}
      </p>
    </>
  );
}

export const RowButtons = ({ additions }: { additions: readonly (readonly [words: string, add: () => void])[] }) => (
  <p className={styles.ways}>
    {additions.map(([words, add]) => (
      <Button key={words} size="small" onClick={add}>
        {words}
      </Button>
    ))}
  </p>
);

/** `title` where its fields do not say what it is. */
export const RowFields = ({ name, title, children }: { name: string; title?: boolean; children: ReactNode }) => (
  <fieldset className={styles.medium} aria-label={name}>
    {title && <legend>{name}</legend>}
    {children}
  </fieldset>
);
