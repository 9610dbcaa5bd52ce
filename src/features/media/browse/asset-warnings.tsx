import { TriangleAlert } from 'lucide';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import type { Asset } from '../contract.ts';
import styles from './browse.module.css';
import { t } from './strings.ts';

/** Whether nobody who cannot see it learns what it shows. */
export const lacksAlternative = ({ kind, decorative, alt }: Asset): boolean => kind === 'image' && !decorative && !Object.values(alt).some(Boolean);

/** Whether only those who read the one language learn it. */
const lacksTranslation = ({ kind, decorative, alt }: Asset): boolean => kind === 'image' && !decorative && languages.some((language) => !alt[language]);

/** Whether visitors do not get it yet. */
const isEarly = ({ available_from }: Asset): boolean => available_from !== null && Date.parse(available_from) > Date.now();

export function AssetWarnings({ asset }: { asset: Asset }) {
  const language = useLanguage();
  const warnings = [
    lacksAlternative(asset) ? t(language, 'no_alt') : lacksTranslation(asset) && t(language, 'half_alt'),
    asset.rights === 'expired' && t(language, 'expired'),
    asset.rights === 'expiring' && t(language, 'expiring'),
    isEarly(asset) && t(language, 'early', { when: displayMoment(language, new Date(asset.available_from ?? 0)) }),
  ].filter((warning) => warning !== false);
  return warnings.map((warning) => (
    <span key={warning} className={styles.warning}>
      <Icon node={TriangleAlert} />
      {warning}
    </span>
  ));
}

/** Title, name of the file, what it shows, else its number. */
export const nameOf = ({ id, title, name, alt }: Asset, language: Language): string =>
  title[language] || title.de || title.en || name || alt[language] || alt.de || alt.en || `#${id}`;
