import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '../button/button.tsx';
import type { Option } from '../field/choice-field.tsx';
import styles from './staff-filters.module.css';
import { t } from './strings.ts';

/** How long somebody who types may pause, in ms, before the list follows. */
const pause = 300;

/** `first` is what stands for no choice. */
export type StaffFilter<Name extends string> = { name: Name; label: string; options: readonly Option[]; value: string | undefined; first?: string };

type Props<Name extends string> = {
  search: { value: string; placeholder: string };
  filters: readonly StaffFilter<Name>[];
  onChange: (change: Partial<Record<Name | 'q', string>>) => void;
  tools?: ReactNode;
  children?: ReactNode;
  narrowed?: number;
};

/** Native: they work in a dialog as on a page, by finger and by keyboard. */
export function StaffFilters<Name extends string>({ search, filters, onChange, tools, children, narrowed = 0 }: Props<Name>) {
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  const id = useId();
  const set = narrowed + filters.filter(({ value }) => value).length;
  return (
    <div className={styles.bar}>
      <div className={styles.first}>
        <Search
          {...search}
          onChange={(q) => onChange({ q } as Partial<Record<Name | 'q', string>>)} /* `q` is one of the names, which a record of a parameter does not see */
        />
        {(filters.length > 0 || children) && (
          <Button look="secondary" size="small" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
            {t(language, 'filters')}
            {set > 0 && ` (${set})`}
          </Button>
        )}
        {tools}
      </div>
      {(filters.length > 0 || children) && (
        <fieldset id={id} className={styles.filters} data-open={isOpen || undefined}>
          <legend className={styles.legend}>{t(language, 'filters')}</legend>
          {filters.map(({ name, label, options, value, first = t(language, 'any') }) => (
            <label className={styles.filter} key={name}>
              <span>{label}</span>
              <select
                value={value ?? ''}
                onChange={({ target }) => onChange({ [name]: target.value } as Partial<Record<Name | 'q', string>>)} // as above
                data-set={value ? '' : undefined}
              >
                <option value="">{first}</option>
                {options.map(({ value: key, label: text }) => (
                  <option key={key} value={key}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {children}
        </fieldset>
      )}
    </div>
  );
}

function Search({ value, placeholder, onChange }: { value: string; placeholder: string; onChange: (value: string) => void }) {
  const language = useLanguage();
  const [typed, type] = useState(value);
  useEffect(() => type(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed begins the pause
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={t(language, 'search')}
      placeholder={placeholder}
      value={typed}
      maxLength={100}
      onChange={({ target }) => type(target.value)}
    />
  );
}

export function StaffPages({ count, perPage, page, onPage }: { count: number; perPage: number; page: number; onPage: (page: number) => void }) {
  const language = useLanguage();
  const pages = Math.ceil(count / perPage);
  if (pages < 2) return null;
  return (
    <nav aria-label={t(language, 'pages')} className={styles.pages}>
      {page > 1 && (
        <Button size="small" onClick={() => onPage(page - 1)}>
          {t(language, 'previous')}
        </Button>
      )}
      <span>{t(language, 'page_of', { page, pages })}</span>
      {page < pages && (
        <Button size="small" onClick={() => onPage(page + 1)}>
          {t(language, 'next')}
        </Button>
      )}
    </nav>
  );
}
