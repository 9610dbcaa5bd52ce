import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import type { Option } from '#ui/field/choice-field.tsx';
import { type StaffFilter, StaffFilters } from '#ui/staff/staff-filters.tsx';
import { folderOptions } from './folder-options.ts';
import type { LibraryQuery, Parameter } from './library-query.ts';
import type { LibraryData } from './load-library.ts';
import { t } from './strings.ts';

type Props = { data: LibraryData; kind: string | undefined; onChange: (change: LibraryQuery) => void; tools: ReactNode };

/** What there is nothing of is not asked. */
export function FilterBar({ data: { query, folders, tags }, kind, onChange, tools }: Props) {
  const language = useLanguage();
  const options = (name: 'use' | 'rights' | 'alternative' | 'kind', values: readonly string[]): Option[] =>
    values.map((value) => ({ value, label: t(language, `${name}_${value}` as Parameters<typeof t>[1]) })); // each value has its text, as the tests see
  const filter = (name: Parameter, label: string, choices: readonly Option[]): StaffFilter<Parameter> => ({
    name,
    label,
    options: choices,
    value: query[name],
  });
  const sorts = (['oldest', 'name', 'largest'] as const).map((value) => ({ value, label: t(language, `sort_${value}`) }));
  const filters = [
    ...(kind ? [] : [filter('kind', t(language, 'kind'), options('kind', ['image', 'video', 'audio', 'document', 'captions']))]),
    ...(folders.length > 0 ? [filter('folder', t(language, 'folder'), folderOptions(folders))] : []),
    ...(tags.length > 0
      ? [
          filter(
            'tag',
            t(language, 'tag'),
            tags.map(({ name, asset_count }) => ({ value: name, label: `${name} (${asset_count})` })),
          ),
        ]
      : []),
    filter('use', t(language, 'use'), options('use', ['used', 'unused'])),
    filter('rights', t(language, 'rights'), options('rights', ['granted', 'unknown', 'expiring', 'ending', 'expired'])),
    ...(!kind || kind === 'image' ? [filter('alternative', t(language, 'alternative'), options('alternative', ['missing', 'incomplete']))] : []),
    { ...filter('sort', t(language, 'sort'), sorts), first: t(language, 'sort_newest') },
  ];
  return <StaffFilters search={{ value: query.q ?? '', placeholder: t(language, 'search_hint') }} filters={filters} onChange={onChange} tools={tools} />;
}
