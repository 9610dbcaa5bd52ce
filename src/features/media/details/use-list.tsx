import { useLanguage } from '#i18n/use-language.ts';
import type { AssetUse } from '../contract.ts';
import styles from './details.module.css';
import { t } from './strings.ts';

export function UseList({ uses }: { uses: readonly AssetUse[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, id, title, url, is_published, blocks }) => (
        // A thing and its blocks are two uses.
        <li key={`${kind}-${id ?? title}-${blocks[0]?.id ?? ''}`}>
          <span className={styles.facts}>
            {t(language, `use_${kind}`)}
            {!is_published && ` · ${t(language, 'draft')}`}
          </span>
          {url ? <a href={url}>{title}</a> : <span>{title}</span>}
        </li>
      ))}
    </ul>
  );
}
