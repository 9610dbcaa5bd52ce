import type { ReactElement } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { t } from '../strings.ts';
import styles from './programme-import.module.css';

const first = 8;

export function FoldedList({ items, beyond }: { items: readonly ReactElement<'li'>[]; beyond: number }) {
  const language = useLanguage();
  const isLong = items.length > first + 2;
  return (
    <>
      <ul className={styles.list}>{isLong ? items.slice(0, first) : items}</ul>
      {isLong && (
        <Disclosure className={styles.more} summary={t(language, 'others', { n: items.length - first })}>
          <ul className={styles.list}>{items.slice(first)}</ul>
        </Disclosure>
      )}
      {beyond > 0 && <p className={styles.quiet}>{t(language, 'more', { n: beyond })}</p>}
    </>
  );
}
