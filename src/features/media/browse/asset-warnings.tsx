import { TriangleAlert } from 'lucide';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import type { Asset } from '../contract.ts';
import styles from './browse.module.css';
import { t } from './strings.ts';

/** Whether nobody who cannot see it learns what it shows. */
export const lacksAlternative = ({ kind, decorative, alt }: Asset): boolean => kind === 'image' && !decorative && !Object.values(alt).some(Boolean);

/** What somebody has to see to, in words. */
export function AssetWarnings({ asset }: { asset: Asset }) {
  const language = useLanguage();
  const warnings = [
    lacksAlternative(asset) && t(language, 'no_alt'),
    asset.rights === 'expired' && t(language, 'expired'),
    asset.rights === 'expiring' && t(language, 'expiring'),
  ].filter((warning) => warning !== false);
  return warnings.map((warning) => (
    <span key={warning} className={styles.warning}>
      <Icon node={TriangleAlert} />
      {warning}
    </span>
  ));
}

/** What it is called: its title, the name of its file, what it shows, and at last its number. */
export const nameOf = ({ id, title, name, alt }: Asset, language: Language): string =>
  title[language] || title.de || title.en || name || alt[language] || alt.de || alt.en || `#${id}`;
