import { useLanguage } from '#i18n/use-language.ts';
import { button } from '../button/button-class.ts';
import { Link } from '../link.tsx';
import styles from './pager.module.css';
import { t } from './strings.ts';

type Props = { label: string; page: number; last: number; hrefOf: (page: number) => string };

/** Nothing where there is but one. */
export function Pager({ label, page, last, hrefOf }: Props) {
  const language = useLanguage();
  if (last <= 1) return null;
  const link = (to: number, rel: 'prev' | 'next', text: string) => (
    <Link to={hrefOf(to)} rel={rel} className={button('secondary', 'small')}>
      {text}
    </Link>
  );
  return (
    <nav aria-label={label} className={styles.pager}>
      {page > 1 && link(page - 1, 'prev', t(language, 'previous'))}
      <span>{t(language, 'page', { page, last })}</span>
      {page < last && link(page + 1, 'next', t(language, 'next'))}
    </nav>
  );
}
