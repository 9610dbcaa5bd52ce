import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { Link } from '#ui/link.tsx';
import type { ReadinessCounts } from '../data/record-types.ts';
import styles from './readiness.module.css';
import { t } from './strings.ts';

type Props = { resource: Resource; counts: ReadinessCounts; chosen?: string; addressOf: (lacks: string) => string };

/** How many lack what, the most first, as bars of all that is due; each leads to those. */
export function Checks({ resource, counts, chosen, addressOf }: Props) {
  const language = useLanguage();
  const checks = (resource.readiness?.checks ?? [])
    .map(({ key, lacks }) => ({ key, name: lacks[language], n: counts.lacking[key] ?? 0 }))
    .filter(({ n, key }) => n > 0 || key === chosen)
    .sort((a, b) => b.n - a.n);
  const rows = [...(chosen === undefined ? [] : [{ key: 'any', name: t(language, 'any'), n: counts.incomplete }]), ...checks];
  return (
    <ul className={styles.checks} aria-label={t(language, 'checks')}>
      {rows.map(({ key, name, n }) => (
        <li key={key}>
          <Link to={addressOf(key)} preventScrollReset aria-current={key === chosen ? 'true' : undefined}>
            <span>{name}</span>
            <span className={styles.share}>{t(language, 'share', { n, total: counts.total })}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * n) / Math.max(1, counts.total)}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
