import { imageUrl, Picture } from '#features/media/index.ts';
import { mailtoHref } from '#i18n/email/email-address.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import type { Venue, VenueRoom } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './venue.page.module.css';
import { venuePageJsonLd } from './venue-page-json-ld.ts';

/** What the venue is, where it stands and how one reaches those who work there; and the same for search engines. */
export function Intro({ venue, site }: { venue: Venue; site: RootInfo | undefined }) {
  const language = useLanguage();
  const lang = translatedIn(venue, language);
  const { street, postcode, city, phone, email, map_url: map, description } = venue;
  return (
    <div className={styles.intro}>
      <div lang={lang('description')} className={styles.prose} data-lead="">
        {description.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <address aria-label={t(language, 'facts')} className={styles.address}>
        <p>
          {street}
          <br />
          {[postcode, city].filter(Boolean).join(' ')}
        </p>
        {(phone || email) && (
          <p>
            {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
            {email && <a href={mailtoHref(email)}>{email}</a>}
          </p>
        )}
        {map && (
          <p>
            <a href={map} rel="noopener noreferrer" target="_blank">
              {t(language, 'map')}
            </a>
          </p>
        )}
      </address>
      {site && <JsonLd data={() => venuePageJsonLd(venue, site.baseUrl)} />}
    </div>
  );
}

export function Sections({ venue }: { venue: Venue }) {
  const language = useLanguage();
  const lang = translatedIn(venue, language);
  const { rooms, directions, accessibility, map_obj: map, map_url: mapUrl } = venue;
  return (
    <>
      {rooms.length > 0 && (
        <section aria-labelledby="rooms" className={styles.section}>
          <h2 id="rooms" className={styles.heading}>
            {t(language, 'rooms')}
          </h2>
          <ul className={styles.rooms}>
            {rooms.map((room) => (
              <li key={room.id}>
                <Room room={room} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(directions.length > 0 || map) && (
        <section aria-labelledby="directions" className={styles.section}>
          <h2 id="directions" className={styles.heading}>
            {t(language, 'directions')}
          </h2>
          <div className={styles.directions}>
            {map && (
              <a href={mapUrl ?? imageUrl(map, { width: 1536, format: 'jpg' })} rel="noopener noreferrer" target="_blank" aria-label={t(language, 'map')}>
                <Picture image={map} ratio="3x2" sizes="(width >= 64em) 60vw, 94vw" widths={[640, 1024, 1536]} />
              </a>
            )}
            <Paragraphs texts={directions} lang={lang('directions')} />
          </div>
        </section>
      )}
      {accessibility.length > 0 && (
        <section aria-labelledby="accessibility" className={styles.section}>
          <h2 id="accessibility" className={styles.heading}>
            {t(language, 'accessibility')}
          </h2>
          <Paragraphs texts={accessibility} lang={lang('accessibility')} />
        </section>
      )}
    </>
  );
}

function Paragraphs({ texts, lang }: { texts: string[]; lang: string | undefined }) {
  return (
    <div lang={lang} className={styles.prose}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Room({ room }: { room: VenueRoom }) {
  const language = useLanguage();
  const lang = translatedIn(room, language);
  const { name, description, seats, plan_obj: plan, plan_note: note, programme } = room;
  return (
    <article className={styles.room}>
      {plan && (
        <figure className={styles.plan}>
          <a
            href={imageUrl(plan, { width: 1536, format: 'jpg' })}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={t(language, 'large_plan', { room: name })}
          >
            <Picture image={plan} ratio="3x2" sizes="(width >= 48em) 46vw, 92vw" widths={[640, 1024, 1536]} />
          </a>
          {note && <figcaption lang={lang('plan_note')}>{note}</figcaption>}
        </figure>
      )}
      <div className={styles.roomText}>
        <h3 lang={room.lang}>{name}</h3>
        {seats !== null && <p className={styles.seats}>{t(language, 'seats', { n: seats, seats: new Intl.NumberFormat(language).format(seats) })}</p>}
        {description && <p lang={lang('description')}>{description}</p>}
        <p>
          <Link to={programme.url}>{t(language, 'programme_of', { room: name })}</Link>
        </p>
      </div>
    </article>
  );
}
