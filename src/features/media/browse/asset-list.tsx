import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { StaffTable } from '#ui/staff/staff-table.tsx';
import type { Asset, Folder } from '../contract.ts';
import { AssetThumb } from './asset-thumb.tsx';
import { AssetWarnings, nameOf } from './asset-warnings.tsx';
import styles from './browse.module.css';
import { displaySize } from './format.ts';
import type { Selection } from './library-query.ts';
import { t } from './strings.ts';

type Props = { assets: readonly Asset[]; folders: readonly Folder[]; selection?: Selection | undefined; onOpen: (id: number) => void };

export function AssetList({ assets, folders, selection, onOpen }: Props) {
  const language = useLanguage();
  return (
    <StaffTable
      caption={t(language, 'title')}
      rows={assets}
      keyOf={({ id }) => String(id)}
      selection={selection}
      onOpen={(key) => onOpen(Number(key))}
      columns={[
        {
          key: 'name',
          title: t(language, 'name'),
          cell: (asset) => (
            <span className={styles.line}>
              <AssetThumb asset={asset} />
              <span className={styles.caption}>
                <span className={styles.name}>{nameOf(asset, language)}</span>
                <AssetWarnings asset={asset} />
              </span>
            </span>
          ),
        },
        { key: 'kind', title: t(language, 'kind'), cell: ({ kind }) => t(language, `kind_${kind}`) },
        { key: 'folder', title: t(language, 'folder'), cell: ({ folder_id }) => folders.find(({ id }) => id === folder_id)?.name ?? '' },
        { key: 'size', title: t(language, 'size'), isNumber: true, cell: ({ size }) => (size > 0 ? displaySize(language, size) : '') },
        { key: 'uses', title: t(language, 'uses'), isNumber: true, cell: ({ use_count }) => use_count },
        {
          key: 'changed',
          title: t(language, 'changed'),
          cell: ({ updated_at }) => <span className={styles.day}>{displayDate(language, dayOf(new Date(updated_at)))}</span>,
        },
      ]}
    />
  );
}
