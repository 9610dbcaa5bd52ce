import { EventCard } from '#features/programme/index.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import chip from '#ui/chip/chip.module.css';
import { Link } from '#ui/link.tsx';
import type { ShownIdeas } from '../search.loader.ts';
import { searchAddress } from '../search-address.ts';
import styles from './ideas.module.css';
import { t } from './result-strings.ts';

/** Where nothing was found or asked: what others look for, and what is on. */
export function IdeasInstead({ ideas: { is_today, events, terms } }: { ideas: ShownIdeas }) {
  const language = useLanguage();
  return (
    <>
      {terms.length > 0 && (
        <section aria-labelledby="others-search" className={styles.section}>
          <h2 id="others-search" className={styles.heading}>
            {t(language, 'others_search')}
          </h2>
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>
                <Link to={searchAddress(language, { q: term })} className={chip.chip}>
                  {term}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {events.length > 0 && (
        <section aria-labelledby="on-now" className={styles.section}>
          <h2 id="on-now" className={styles.heading}>
            {t(language, is_today ? 'today' : 'next')}
          </h2>
          {events.map(({ day, card }) => (
            <div key={card.id} className={styles.event}>
              {!is_today && <p className={styles.day}>{displayDate(language, day)}</p>}
              <EventCard event={card} />
            </div>
          ))}
        </section>
      )}
      <Link to={href('programme', language)} className={button('secondary', 'small')}>
        {t(language, 'whole_programme')}
      </Link>
    </>
  );
}
