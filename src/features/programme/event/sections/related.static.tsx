import { Picture } from '#features/media/index.ts';
import { displayDate } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import type { EventCard } from '../../contract.ts';
import { EventTime } from '../../event-times.tsx';
import type { WholeEvent } from '../event.loader.ts';
import styles from './related.module.css';
import { t } from './strings.ts';

/** Of what is over, the way on. */
export function Related({ event: { image_obj, related } }: { event: WholeEvent }) {
  const language = useLanguage();
  return (
    <>
      {image_obj?.credit && <p className={styles.credit}>{t(language, 'picture_credit', { credit: image_obj.credit })}</p>}
      {related.length > 0 && (
        <section aria-labelledby="related-heading" className={styles.related}>
          <h2 id="related-heading" className={styles.heading}>
            {t(language, 'related')}
          </h2>
          <ul className={styles.tiles}>
            {related.map((other) => (
              <li key={other.id}>
                <Tile event={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Tile({ event }: { event: EventCard }) {
  const language = useLanguage();
  const lang = translatedIn(event, language);
  return (
    <article className={styles.tile}>
      {event.image_obj && (
        <Picture
          image={event.image_obj}
          ratio="3x2"
          sizes="(width >= 64em) 30vw, (width >= 48em) 45vw, 92vw"
          widths={[320, 640, 768]}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.when}>
          {displayDate(language, event.day)}, <EventTime event={event} />
        </p>
        <h3 className={styles.title} lang={lang('title')}>
          <Link to={event.link.url} className={styles.link}>
            {unbroken(event.title)}
          </Link>
        </h3>
        <p className={styles.where}>
          <span lang={event.room.lang}>{event.room.name}</span> · <span lang={event.event_type_new.lang}>{event.event_type_new.name}</span>
        </p>
      </div>
    </article>
  );
}
