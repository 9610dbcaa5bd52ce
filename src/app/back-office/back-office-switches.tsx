import { Moon } from 'lucide';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { backOfficeStrings as t } from '#features/back-office/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './back-office-frame.module.css';
import { themeKey } from './theme-key.ts';

/** A document of its own, as its frame is another. */
export function BackOfficeLanguages() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const inLanguage = (other: Language) => {
    const query = new URLSearchParams(search);
    query.set('lang', other);
    return `${pathname}?${query}`;
  };
  return (
    <nav aria-label={t(language, 'language')} className={styles.languages}>
      {languages.map((other) => (
        <Link
          key={other}
          reloadDocument
          to={inLanguage(other)}
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

/** Not the site's own switch: shared, its parts would cost visitors 0.1 kB. */
export function BackOfficeTheme() {
  const language = useLanguage();
  const [isDark, show] = useState(false);
  useEffect(() => {
    const { theme } = document.documentElement.dataset;
    show(theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
  }, []);
  const change = () => {
    const next = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.media = meta.dataset.theme === next ? 'all' : 'not all';
    show(!isDark);
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // A browser that keeps nothing: the choice holds for this document.
    }
  };
  return <IconButton icon={Moon} label={t(language, 'theme')} aria-pressed={isDark} onClick={change} />;
}
