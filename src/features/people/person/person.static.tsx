import { ArrowLeft } from 'lucide';
import { ArticleTeasers } from '#features/magazine/index.ts';
import { imageUrl, Picture } from '#features/media/index.ts';
import { cardOf, EventCard, groupByDay, isEvent } from '#features/programme/index.ts';
import { displayDate } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import { t } from '../strings.ts';
import type { WholePerson } from './person.loader.ts';
import styles from './person.module.css';

/** Portrait, what they do, biography, when one can see them, what the magazine says; and the same for search engines. */
export function Person({ person, site }: { person: WholePerson; site: RootInfo | undefined }) {
  const language = useLanguage();
  const lang = translatedIn(person, language);
  const { name, position, biography, image_obj: image, events, productions, articles } = person;
  return (
    <article>
      <Breadcrumb label={t(language, 'breadcrumb')} links={[{ to: href('team', language), text: t(language, 'title') }]} current={name} />
      <div className={styles.head} data-picture={image ? '' : undefined}>
        <header>
          {position && (
            <p className={styles.position} lang={lang('position')}>
              {position}
            </p>
          )}
          <h1 className={styles.title}>{name}</h1>
          <div className={styles.biography} lang={lang('biography')}>
            {biography.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </header>
        {image && (
          <figure className={styles.picture}>
            <Picture image={image} ratio="4x5" sizes="(width >= 64em) 34vw, 92vw" widths={[320, 640, 1024]} priority />
            {image.credit && <figcaption>{t(language, 'picture_credit', { credit: image.credit })}</figcaption>}
          </figure>
        )}
      </div>
      {events.length > 0 && (
        <section aria-labelledby="dates" className={styles.section}>
          <h2 id="dates">{t(language, 'dates')}</h2>
          {groupByDay(events.map(cardOf), []).map(({ day, items }) => (
            <div key={day} className={styles.day}>
              <h3>{displayDate(language, day)}</h3>
              {items.map((item) => isEvent(item) && <EventCard key={item.id} event={item} titleAs="h4" />)}
            </div>
          ))}
        </section>
      )}
      {productions.length > 0 && (
        <section aria-labelledby="productions" className={styles.section}>
          <h2 id="productions">{t(language, 'productions')}</h2>
          <ul className={styles.productions}>
            {productions.map(({ id, link, title, lang: titleLang, kind, first_day: first, last_day: last }) => (
              <li key={id}>
                <Link to={link.url} lang={titleLang}>
                  {unbroken(title)}
                </Link>
                <span lang={kind.lang}>{kind.name}</span>
                <span>
                  <time dateTime={first}>{displayDate(language, first)}</time>
                  {last !== first && (
                    <>
                      {' – '}
                      <time dateTime={last}>{displayDate(language, last)}</time>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="articles" className={styles.section}>
          <h2 id="articles">{t(language, 'articles')}</h2>
          <ArticleTeasers articles={articles} />
        </section>
      )}
      <p className={styles.back}>
        <Link to={href('team', language)}>
          <Icon node={ArrowLeft} />
          {t(language, 'to_team')}
        </Link>
      </p>
      {site && (
        <JsonLd
          data={() => ({
            '@context': 'https://schema.org',
            '@type': person.kind === 'ensemble' ? 'PerformingGroup' : 'Person',
            '@id': `${site.baseUrl}${person.link.url}#person`,
            name,
            url: site.baseUrl + person.link.url,
            ...(biography.length > 0 && { description: biography.join(' ') }),
            ...(position && person.kind === 'person' && { jobTitle: position }),
            ...(image && { image: site.baseUrl + imageUrl(image, { ratio: '4x5', width: 1024, format: 'jpg' }) }),
          })}
        />
      )}
    </article>
  );
}
