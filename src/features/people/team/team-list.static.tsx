import type { ContentView } from '#features/cms/index.ts';
import { Picture } from '#features/media/index.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Link } from '#ui/link.tsx';
import type { PersonCard } from '../contract.ts';
import { t } from '../strings.ts';
import type { Team } from './team.loader.ts';
import styles from './team-list.module.css';

/** Head and blocks of the page, the ways to the categories, and everybody with portrait, name and what they do. */
export function TeamList({ team: { headline, modules, people }, Content }: { team: Team; Content: ContentView }) {
  const language = useLanguage();
  const categories = [...Map.groupBy(people, ({ category }) => category?.id).values()].flatMap((members) =>
    members[0]?.category ? [{ ...members[0].category, members }] : [],
  );
  return (
    <>
      <Breadcrumb label={t(language, 'breadcrumb')} links={[]} current={t(language, 'title')} />
      <h1 className={styles.title}>{headline}</h1>
      {Content && modules.length > 0 && (
        <div id="content" className={styles.content}>
          <Content modules={modules} language={language} />
        </div>
      )}
      {categories.length > 1 && (
        <nav aria-label={t(language, 'categories')} className={styles.ways}>
          {categories.map(({ id, name, lang }) => (
            <a key={id} href={`#team-${id}`} lang={lang}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {categories.length === 0 && <p>{t(language, 'nobody')}</p>}
      {categories.map(({ id, name, lang, members }) => (
        <section key={id} aria-labelledby={`team-${id}`} className={styles.category}>
          <h2 id={`team-${id}`} lang={lang}>
            {name}
          </h2>
          <ul className={styles.people}>
            {members.map((person) => (
              <Member key={person.id} person={person} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Member({ person }: { person: PersonCard }) {
  const lang = translatedIn(person, useLanguage());
  return (
    <li className={styles.person}>
      {person.image_obj && (
        <Picture
          image={{ ...person.image_obj, alt: '' }}
          ratio="4x5"
          sizes="(width >= 85.375em) 18vw, (width >= 64em) 22vw, (width >= 48em) 30vw, 45vw"
          widths={[320, 640]}
        />
      )}
      <Link to={person.link.url} className={styles.name}>
        {person.name}
      </Link>
      {person.position && <span lang={lang('position')}>{person.position}</span>}
    </li>
  );
}
