import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { fieldsFor } from '#resources/declaration/fields-for.ts';
import { maxBulk } from '#resources/limits.ts';
import type { Role } from '#roles.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { recordHref } from '../../back-office-href.ts';
import { narrowingNames, type RecordQuery } from '../data/list-address.ts';
import type { RecordList } from '../data/record-types.ts';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { t } from './strings.ts';

/** As many as an address can name. */
const maxIdsInAddress = 100;

type Props = {
  resource: Resource;
  role: Role;
  query: RecordQuery;
  list: RecordList;
  selected: ReadonlySet<string>;
  select: (keys: ReadonlySet<string>) => void;
};

/** Appears with a selection: how many are selected, all of the list, and what is done with them together. */
export function BulkBar({ resource, role, query, list, selected, select }: Props) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isAll, selectAll] = useState(false);
  const [isOpen, open] = useState(false);
  const { writable } = fieldsFor(resource, role);
  const fields = resource.bulk.filter((name) => writable.has(name));
  const isWholePage = list.results.length > 0 && list.results.every(({ id }) => selected.has(String(id)));
  const narrowed = narrowingNames(resource, role)
    .map((name) => query[name] ?? '')
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another list nothing is selected
  useEffect(() => {
    select(new Set());
    selectAll(false);
  }, [narrowed]);
  const isEverything = isAll && isWholePage;
  if (selected.size === 0 || fields.length === 0) return null;
  const n = isEverything ? list.count : selected.size;
  const isTooMany = isEverything && (list.more || n > maxBulk);
  return (
    <section aria-label={t(language, 'bar')} className={styles.bar}>
      <p role="status">{isEverything ? t(language, 'selected_all', { n: list.count }) : t(language, 'selected', { n })}</p>
      <Button size="small" look="primary" onClick={() => open(true)} why={isTooMany ? t(language, 'too_many', { n: maxBulk }) : undefined}>
        {t(language, 'edit')}
      </Button>
      {!isEverything &&
        selected.size <= maxIdsInAddress &&
        resource.bulkScreens?.map(({ path, label }) => (
          <Link key={path} to={recordHref(resource.path, language, { ids: [...selected].join(',') }, path)} className={button('secondary', 'small')}>
            {label[language]}
          </Link>
        ))}
      {isWholePage && !isEverything && list.count > selected.size && (
        <Button size="small" onClick={() => selectAll(true)}>
          {t(language, 'select_all', { n: list.count })}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        onClick={() => {
          select(new Set());
          selectAll(false);
        }}
      >
        {t(language, 'clear')}
      </Button>
      {isOpen && (
        <BulkDialog
          resource={resource}
          fields={fields}
          n={n}
          chosen={isEverything ? { where: narrowingOf(resource, role, query) } : { ids: [...selected].map(Number) }}
          onClose={() => open(false)}
          onDone={() => {
            select(new Set());
            void revalidate();
          }}
        />
      )}
    </section>
  );
}

const narrowingOf = (resource: Resource, role: Role, query: RecordQuery): Record<string, string> =>
  Object.fromEntries(narrowingNames(resource, role).flatMap((name) => (query[name] ? [[name, query[name] ?? '']] : [])));
