import type { HeadingLevel } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import tile from '#ui/card/tile.module.css';
import { Link } from '#ui/link.tsx';
import type { VenueCard } from './contract.ts';
import { t } from './strings.ts';
import styles from './venue-tile.module.css';

type Props = { venue: VenueCard; titleAs?: `h${HeadingLevel}`; priority?: boolean };

/** A venue in short: picture, name, address, its rooms, and the way to its page. */
export function VenueTile({ venue, titleAs: Title = 'h3', priority = false }: Props) {
  const language = useLanguage();
  const { name, lang, link, street, postcode, city, rooms, image_obj: image } = venue;
  const cityLine = [postcode, city].filter(Boolean).join(' ');
  return (
    <article className={tile.tile}>
      {image && <Picture image={image} ratio="3x2" sizes="(width >= 48em) 46vw, 92vw" widths={[320, 640, 1024]} priority={priority} />}
      <div className={`${tile.words} ${styles.text}`}>
        <Title className={tile.name} lang={lang}>
          <Link to={link.url} data-cover>
            {name}
          </Link>
        </Title>
        {(street || cityLine) && <p>{[street, cityLine].filter(Boolean).join(', ')}</p>}
        {rooms.length > 1 && <p className={styles.rooms}>{t(language, 'rooms_in', { names: rooms.map((room) => room.name).join(', ') })}</p>}
      </div>
    </article>
  );
}
