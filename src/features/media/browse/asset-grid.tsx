import { useLanguage } from '#i18n/use-language.ts';
import { StaffGrid } from '#ui/staff/staff-grid.tsx';
import type { Asset, Folder } from '../contract.ts';
import { AssetThumb } from './asset-thumb.tsx';
import { AssetWarnings, nameOf } from './asset-warnings.tsx';
import styles from './browse.module.css';
import { displayDuration, displaySize } from './format.ts';
import type { Selection } from './library-query.ts';
import { t } from './strings.ts';

type Props = { assets: readonly Asset[]; folders: readonly Folder[]; selection?: Selection | undefined; onOpen: (id: number) => void };

export function AssetGrid({ assets, selection, onOpen }: Props) {
  const language = useLanguage();
  return (
    <StaffGrid
      label={t(language, 'title')}
      items={assets}
      keyOf={({ id }) => String(id)}
      nameOf={(asset) => nameOf(asset, language)}
      selection={selection}
      onOpen={(key) => onOpen(Number(key))}
      tile={(asset) => (
        <>
          <AssetThumb asset={asset} />
          <span className={styles.caption}>
            <span className={styles.name}>{nameOf(asset, language)}</span>
            <span className={styles.facts}>{factsOf(asset, language)}</span>
            <AssetWarnings asset={asset} />
          </span>
        </>
      )}
    />
  );
}

/** '1536 × 1024 · 3,4 MB', 'Film · 1:35 · 34 MB' */
export const factsOf = ({ kind, width, height, size, duration }: Asset, language: 'de' | 'en'): string =>
  [
    kind === 'image' && width && height ? `${width} × ${height}` : t(language, `kind_${kind}`),
    (kind === 'video' || kind === 'audio') && duration !== null && displayDuration(duration),
    size > 0 && displaySize(language, size),
  ]
    .filter(Boolean)
    .join(' · ');
