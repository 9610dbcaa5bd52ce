import { useLanguage } from '#i18n/use-language.ts';
import { Table } from '#ui/table/table.tsx';
import type { ImportReport } from '../data/record-types.ts';
import styles from './import.module.css';
import type { ImportColumn } from './import-columns.ts';
import { t } from './strings.ts';

type Props = { report: ImportReport; known: readonly ImportColumn[]; onMap: (heading: string, field: string) => void };

/** What becomes of each column of a file, with how much stands in it and an example. */
export function ColumnMapping({ report: { columns, lines }, known, onMap }: Props) {
  const language = useLanguage();
  return (
    <section className={styles.step}>
      <h2>{t(language, 'step_columns')}</h2>
      <Table
        caption={t(language, 'step_columns_hint')}
        rows={columns}
        keyOf={({ heading }) => heading}
        columns={[
          { key: 'heading', title: t(language, 'heading'), cell: ({ heading }) => heading },
          { key: 'filled', title: t(language, 'filled'), isNumber: true, cell: ({ filled }) => t(language, 'of', { n: filled, of: lines.length }) },
          { key: 'sample', title: t(language, 'sample'), cell: ({ sample }) => <span className={styles.sample}>{sample}</span> },
          {
            key: 'becomes',
            title: t(language, 'becomes'),
            cell: ({ heading, field }) => (
              <select
                className={styles.select}
                aria-label={t(language, 'becomes_of', { heading })}
                value={field ?? ''}
                data-out={field === null || undefined}
                onChange={({ target }) => onMap(heading, target.value)}
              >
                <option value="">{t(language, 'leave_out')}</option>
                <option value="id">{t(language, 'id')}</option>
                {known.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
                {field !== null && field !== 'id' && !known.some(({ key }) => key === field) && <option value={field}>{field}</option>}
              </select>
            ),
          },
        ]}
      />
    </section>
  );
}
