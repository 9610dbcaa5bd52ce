import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import type { Option } from '#ui/field/choice-field.tsx';
import styles from './browse.module.css';
import { folderOptions } from './folder-options.ts';
import type { LibraryQuery, Parameter } from './library-query.ts';
import type { LibraryData } from './load-library.ts';
import { t } from './strings.ts';

type Props = { data: LibraryData; kind: string | undefined; onChange: (change: LibraryQuery) => void; tools: ReactNode };

/** How long somebody who types may pause, in ms, before the list follows. */
const pause = 300;

/** Search and filters, native: they work in a dialog as on a page, by finger and by keyboard. */
export function FilterBar({ data: { query, folders, tags }, kind, onChange, tools }: Props) {
  const language = useLanguage();
  const options = (name: 'use' | 'rights' | 'alternative' | 'kind', values: readonly string[]): Option[] =>
    values.map((value) => ({ value, label: t(language, `${name}_${value}` as Parameters<typeof t>[1]) })); // each value has its text, as the tests see
  const select = (name: Parameter, label: string, choices: readonly Option[], first = t(language, 'any')) => (
    <label className={styles.filter} key={name}>
      <span>{label}</span>
      <select value={query[name] ?? ''} onChange={({ target }) => onChange({ [name]: target.value })} data-set={query[name] ? '' : undefined}>
        <option value="">{first}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.bar}>
      <div className={styles.first}>
        <Search value={query.q ?? ''} onChange={(q) => onChange({ q })} />
        {tools}
      </div>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{t(language, 'filters')}</legend>
        {!kind && select('kind', t(language, 'kind'), options('kind', ['image', 'video', 'audio', 'document', 'captions']))}
        {folders.length > 0 && select('folder', t(language, 'folder'), folderOptions(folders))}
        {tags.length > 0 &&
          select(
            'tag',
            t(language, 'tag'),
            tags.map(({ name, asset_count }) => ({ value: name, label: `${name} (${asset_count})` })),
          )}
        {select('use', t(language, 'use'), options('use', ['used', 'unused']))}
        {select('rights', t(language, 'rights'), options('rights', ['granted', 'unknown', 'expiring', 'expired']))}
        {select('alternative', t(language, 'alternative'), options('alternative', ['missing', 'incomplete']))}
        {select(
          'sort',
          t(language, 'sort'),
          (['oldest', 'name', 'largest'] as const).map((value) => ({ value, label: t(language, `sort_${value}`) })),
          t(language, 'sort_newest'),
        )}
      </fieldset>
    </div>
  );
}

/** Follows what is typed after a pause; what the address says otherwise is shown. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
      placeholder={t(language, 'search_hint')}
      value={typed}
      maxLength={100}
      onChange={({ target }) => type(target.value)}
    />
  );
}
