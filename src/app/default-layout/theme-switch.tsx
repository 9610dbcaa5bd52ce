import { Moon } from 'lucide';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { showColourOf } from '../theme-colour.ts';
import { themeKey } from '../theme-key.ts';
import styles from './header.module.css';
import { t } from './strings.ts';

type Theme = 'light' | 'dark';

/** Light or dark: the system's wish until the visitor chooses, then the choice, kept on the device. */
export function ThemeSwitch() {
  const language = useLanguage();
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    const chosen = document.documentElement.dataset.theme;
    setTheme(chosen === 'dark' || (!chosen && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light');
  }, []);
  const change = () => {
    const next: Theme = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    showColourOf(next);
    setTheme(next);
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // A browser that keeps nothing: the choice holds for this page.
    }
  };
  return (
    <button type="button" className={styles.theme} aria-pressed={theme === 'dark'} aria-label={t(language, 'theme')} onClick={change}>
      <Icon node={Moon} />
    </button>
  );
}
