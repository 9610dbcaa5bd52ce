import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import type { Found } from '../contract.ts';
import styles from './other-results.module.css';
import { t } from './result-strings.ts';
import { Snippet } from './snippet.tsx';

export function OtherResults({ results }: { results: readonly Found[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.others}>
      {results.map(({ type, url, text, lang, snippet, marks }) => (
        <li key={url}>
          {/* A kind, genre or tag leads to the programme with that filter. */}
          <p className={styles.type}>{t(language, type === 'page' && url.includes('?') ? 'filter' : type)}</p>
          <p className={styles.title}>
            <Link to={url} lang={lang}>
              {unbroken(text)}
            </Link>
          </p>
          <Snippet snippet={snippet} marks={marks} />
        </li>
      ))}
    </ul>
  );
}
