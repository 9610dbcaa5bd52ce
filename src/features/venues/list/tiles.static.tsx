import { useLanguage } from '#i18n/use-language.ts';
import type { VenueCard } from '../contract.ts';
import { t } from '../strings.ts';
import { VenueTile } from '../venue-tile.tsx';
import styles from './venues.page.module.css';

export function Tiles({ venues }: { venues: readonly VenueCard[] }) {
  const language = useLanguage();
  if (venues.length === 0) return <p className={styles.none}>{t(language, 'none')}</p>;
  return (
    <ul className={styles.tiles}>
      {venues.map((venue, index) => (
        <li key={venue.id}>
          <VenueTile venue={venue} titleAs="h2" priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
