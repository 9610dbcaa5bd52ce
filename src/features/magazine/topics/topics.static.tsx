import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Link } from '#ui/link.tsx';
import type { ArticleTag } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './topics.module.css';

export function Topics({ tags }: { tags: readonly ArticleTag[] }) {
  const language = useLanguage();
  return (
    <>
      <Breadcrumb
        label={t(language, 'breadcrumb')}
        links={[{ to: href('magazine', language), text: t(language, 'title') }]}
        current={t(language, 'topics_title')}
      />
      <h1 className={styles.title}>{t(language, 'all_topics')}</h1>
      {tags.length === 0 && <p>{t(language, 'nothing')}</p>}
      <ul className={styles.topics}>
        {tags.map(({ id, name, lang, link, count }) => (
          <li key={id}>
            <Link to={link.url} lang={lang}>
              #{name}
            </Link>{' '}
            <small>{t(language, 'articles', { n: count })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
