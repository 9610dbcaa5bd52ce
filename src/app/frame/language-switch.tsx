import { languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { useLanguageLinks } from '#ui/page-head/alternates.ts';
import styles from './header.module.css';
import { t } from './strings.ts';

/** Page, id and query stay; a document of its own, as its furniture is another. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const language = useLanguage();
  const links = useLanguageLinks();
  return (
    <nav aria-label={t(language, 'language')} className={`${styles.languages} ${className}`}>
      {languages.map((other) => (
        <Link
          key={other}
          reloadDocument
          to={links[other]}
          lang={other}
          hrefLang={other}
          aria-current={other === language ? 'true' : undefined}
          aria-label={other === 'de' ? 'DE – Deutsch' : 'EN – English'}
        >
          {other.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
