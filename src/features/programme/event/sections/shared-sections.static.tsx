import type { ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import type { EventDetail } from '../../contract.ts';
import styles from './sections.module.css';
import { t } from './strings.ts';

/** With an `id`, links can lead there. */
export function Titled({ id, title, className, children }: { id?: string; title: string; className?: string | undefined; children: ReactNode }) {
  return (
    <section id={id} className={[styles.section, className].filter(Boolean).join(' ')}>
      <h2 className={styles.heading}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

type ParagraphsProps = { texts: string[]; lang: Language | undefined; lead?: boolean };

/** With `lead` the first paragraph is larger. */
export function Paragraphs({ texts, lang, lead = false }: ParagraphsProps) {
  return (
    <div lang={lang} className={[styles.prose, lead && styles.lead].filter(Boolean).join(' ')}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

export function Works({ works, children }: Pick<EventDetail, 'works'> & { children?: ReactNode }) {
  const language = useLanguage();
  if (works.length === 0 && !children) return null;
  return (
    <Titled id="programme" title={t(language, 'programs')}>
      {works.length > 0 && (
        <ol className={styles.works}>
          {works.map((work, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a work may be played twice, and the list never changes
            <li key={`${work.id}-${index}`} className={work.is_intermission ? styles.intermission : undefined}>
              {work.composer && <span className={styles.composer}>{work.composer.name}</span>}
              <span lang={work.lang}>{work.title}</span>
              {work.note && (
                <span className={styles.note} lang={work.note_lang}>
                  {work.note}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {children}
    </Titled>
  );
}

export function Credits({ credits, children }: Pick<EventDetail, 'credits'> & { children?: ReactNode }) {
  const language = useLanguage();
  if (credits.length === 0) return null;
  return (
    <Titled id="performers" title={t(language, 'contributors')}>
      <ul className={styles.credits}>
        {credits.map(({ person, role, stand_in: standIn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person may have two roles, and the list never changes
          <li key={`${person.id}-${index}`}>
            {standIn ? (
              <span>
                {`${standIn.when}: `}
                <Performer person={person} />
                {` ${t(language, 'stands_in', { name: standIn.instead_of })}`}
              </span>
            ) : (
              <Performer person={person} />
            )}
            {role && (
              <span lang={role.lang} className={styles.note}>
                {role.name}
              </span>
            )}
          </li>
        ))}
      </ul>
      {children}
    </Titled>
  );
}

function Performer({ person: { id, name, kind } }: Pick<EventDetail['credits'][number], 'person'>) {
  const language = useLanguage();
  return (
    <Link to={href('person', language, { slug: slugOf(name), id })} className={kind === 'ensemble' ? styles.ensemble : undefined}>
      {name}
    </Link>
  );
}
