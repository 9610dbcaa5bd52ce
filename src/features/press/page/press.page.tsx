import { useLoaderData } from 'react-router';
import { Picture } from '#features/media/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayTime, longDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { Press } from '../contract.ts';
import { t } from '../strings.ts';
import type { loader } from './press.loader.ts';
import styles from './press.page.module.css';

export { loader } from './press.loader.ts';

/** For the press: `/de/presse/{slug}/{id}`, `/en/press/{slug}/{id}`; before the embargo with `?token=`. */
export function Page() {
  const press = useLoaderData<typeof loader>();
  const language = useLanguage();
  const { title, lang, text, text_lang, embargo, archive_url, document, production_url } = press;
  const until = embargo && new Date(embargo);
  return (
    <article className={styles.page}>
      <PageHead title={`${title}: ${t(language, 'kind')}`} description={t(language, 'description', { title })} noIndex />
      <header className={styles.head}>
        <p className={styles.kind}>{t(language, 'kind')}</p>
        <h1 lang={lang}>{title}</h1>
        {until && <p className={styles.embargo}>{t(language, 'embargo', { at: `${longDate(language, dayOf(until))}, ${displayTime(language, until)}` })}</p>}
        <p className={styles.ways}>
          <a href={archive_url} className={button('primary')} download>
            {t(language, 'archive')}
          </a>
          {document && <a href={document.url}>{t(language, 'document', { name: document.name })}</a>}
          {production_url && <Link to={production_url}>{t(language, 'production')}</Link>}
        </p>
      </header>
      {text.length > 0 && (
        <section className={styles.section} aria-labelledby="press-text">
          <h2 id="press-text">{t(language, 'text')}</h2>
          <div className={styles.prose} lang={text_lang}>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {press.pictures.length > 0 && <Pictures pictures={press.pictures} />}
    </article>
  );
}

function Pictures({ pictures }: Pick<Press, 'pictures'>) {
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="press-pictures">
      <h2 id="press-pictures">{t(language, 'pictures')}</h2>
      <p className={styles.rights}>{t(language, 'rights')}</p>
      <ul className={styles.pictures}>
        {pictures.map(({ image, caption, caption_lang, credit }) => (
          <li key={image.id}>
            <figure>
              <Picture image={image} ratio="full" sizes="(width >= 64em) 30vw, (width >= 48em) 45vw, 94vw" widths={[640, 1024]} />
              <figcaption>
                {caption && <span lang={caption_lang}>{caption}</span>}
                <small>{credit ? `${t(language, 'photo')}: ${credit}` : t(language, 'no_credit')}</small>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
