import { Moon } from 'lucide';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { showColourOf } from '../theme-colour.ts';
import { themeKey } from '../theme-key.ts';
import styles from './header.module.css';
import { t } from './strings.ts';

/** Header and side menu have a switch each, and both show the same. */
const switches = new Set<(isDark: boolean) => void>();

/** The system's preference until the visitor chooses; the choice is stored on the device. */
export function ThemeSwitch() {
  const language = useLanguage();
  const [isDark, show] = useState(false);
  useEffect(() => {
    const { theme } = document.documentElement.dataset;
    show(theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
    switches.add(show);
    return () => void switches.delete(show);
  }, []);
  const change = () => {
    const next = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    showColourOf(next);
    for (const other of switches) other(!isDark);
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // A browser that keeps nothing: the choice holds for this page.
    }
  };
  return (
    <button type="button" className={styles.theme} aria-pressed={isDark} aria-label={t(language, 'theme')} onClick={change}>
      <Icon node={Moon} />
    </button>
  );
}
