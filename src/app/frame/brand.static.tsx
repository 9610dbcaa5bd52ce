import { Picture } from '#features/media/index.ts';
import type { SiteSettings } from '#features/settings/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import styles from './header.module.css';
import { t } from './menus/menu-strings.ts';

/** Without a logo in the design settings, the name of the venue. */
export function Brand({ settings: { name, name_accent: accent, design } }: { settings: SiteSettings }) {
  const language = useLanguage();
  if (design.logo)
    return (
      <Link to={href('home', language)} className={styles.logo} aria-label={t(language, 'home', { name })}>
        <Picture image={{ ...design.logo, alt: '' }} ratio="full" sizes="12rem" widths={[320, 640]} priority className={styles.logoPicture} />
      </Link>
    );
  return (
    <Link to={href('home', language)} className={styles.logo} aria-label={t(language, 'home', { name })}>
      {name.slice(0, name.length - accent.length)}
      <span>{accent}</span>
    </Link>
  );
}
