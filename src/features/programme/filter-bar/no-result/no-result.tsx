import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import type { FilterData } from '../../filter/options.ts';
import { panel } from '../../filter/strings.ts';
import styles from './no-result.module.css';

export function NoResult({ list, filtered }: { list: FilterData['list']; filtered: boolean }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  if (!filtered) return <p className={styles.nothing}>{panel(language, `no_upcoming_${list}`)}</p>;
  return (
    <div className={styles.nothing}>
      <p>{panel(language, 'no_result')}</p>
      <p>{panel(language, 'no_result_hint')}</p>
      <Link to={pathname} className={button()}>
        {panel(language, 'reset')}
      </Link>
    </div>
  );
}
