import { defaultLanguage, type Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { unlocalisedRoutes } from '#routes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { factsOf } from '../browse/asset-grid.tsx';
import { AssetView } from '../browse/asset-view.tsx';
import { AssetWarnings, nameOf } from '../browse/asset-warnings.tsx';
import type { Asset } from '../contract.ts';
import styles from './picker.module.css';
import { t } from './strings.ts';

export function AssetPreview({ asset }: { asset: Asset }) {
  const language = useLanguage();
  const name = nameOf(asset, language);
  return (
    <div className={styles.preview}>
      <AssetView asset={asset} />
      <p className={styles.chosen}>
        <strong>{name}</strong>
        <span>{factsOf(asset, language)}</span>
        <AssetWarnings asset={asset} />
        <a href={libraryHref(asset.id, language)} target="_blank" rel="noreferrer">
          {t(language, 'describe')} <VisuallyHidden>{t(language, 'new_window')}</VisuallyHidden>
        </a>
      </p>
    </div>
  );
}

/** Accounts read settings, which have pictures: the back office cannot be asked for its addresses here. */
const libraryHref = (item: number, language: Language): string =>
  `${unlocalisedRoutes.backOffice}/media?item=${item}${language === defaultLanguage ? '' : `&lang=${language}`}`;
