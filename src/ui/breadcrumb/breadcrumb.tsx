import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import styles from './breadcrumb.module.css';
import { t } from './strings.ts';

type Crumb = { to: string; text: string };
type Props = { label: string; first?: Crumb; links: Crumb[]; current: string; currentLang?: string | undefined };

/** The first link is the home page unless another is given (V §2). */
export function Breadcrumb({ label, first, links, current, currentLang }: Props) {
  const language = useLanguage();
  const home: Crumb = { to: href('home', language), text: t(language, 'home') };
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {[first ?? home, ...links].map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
