import { recordHref } from '#features/back-office/index.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { LeftDate, ReleaseContents as Pages } from '../contract.ts';
import type { ItemKind } from './item-kinds.ts';
import styles from './release.module.css';
import { t } from './strings.ts';
import type { Checked, useContents } from './use-contents.ts';

type Props = ReturnType<typeof useContents> & { kinds: readonly ItemKind[] };

/** What belongs to a release by kind, what each lacks, and what it would leave offline. */
export function ReleaseContents({ contents, problem, reload, kinds }: Props) {
  const language = useLanguage();
  if (problem)
    return (
      <Notice kind="error" role="alert">
        <p>{t(language, 'not_loaded', { reason: problem })}</p>
        <Button size="small" onClick={reload}>
          {t(language, 'again')}
        </Button>
      </Notice>
    );
  if (!contents) return <p role="status">{t(language, 'loading')}</p>;
  const { pages } = contents;
  if (contents.kinds.length === 0 && pages.pages.length === 0) return <Empty kinds={kinds} />;
  return (
    <>
      <ul className={styles.kinds}>
        {contents.kinds.map((kind) => (
          <Kind key={kind.resource.name} {...kind} />
        ))}
        {pages.pages.length > 0 && <PagesOf pages={pages.pages} />}
      </ul>
      <Left words="held" dates={pages.held} count={pages.held_count} />
      <Left words="left" dates={pages.left} count={pages.left_count} />
    </>
  );
}

function Empty({ kinds }: { kinds: readonly ItemKind[] }) {
  const language = useLanguage();
  return (
    <>
      <p className={styles.quiet}>{t(language, 'empty')}</p>
      <p className={styles.links}>
        {kinds.map(({ resource }) => (
          <Link key={resource.name} to={recordHref(resource.path, language)}>
            {t(language, 'choose', { name: resource.label.many[language] })}
          </Link>
        ))}
      </p>
    </>
  );
}

function Kind({ resource, n, to, lacks }: Checked) {
  const language = useLanguage();
  return (
    <li>
      <Link to={to} className={styles.kind}>
        <strong>{n}</strong> {resource.label[n === 1 ? 'one' : 'many'][language]}
      </Link>
      <span className={styles.lacks}>
        {lacks.length === 0 && <span className={styles.quiet}>{t(language, 'complete')}</span>}
        {lacks.map((lack) => (
          <Link key={lack.words} to={lack.to}>
            {lack.words}
          </Link>
        ))}
      </span>
    </li>
  );
}

/** Named one by one: a release has few of them. */
function PagesOf({ pages }: Pick<Pages, 'pages'>) {
  const language = useLanguage();
  return (
    <li>
      <span className={styles.kind}>
        <strong>{pages.length}</strong> {t(language, pages.length === 1 ? 'page' : 'pages')}
      </span>
      <span className={styles.lacks}>
        {pages.map(({ title, url, shown }) => (
          <span key={`${title} ${url}`}>
            {url ? <a href={url}>{title}</a> : title}
            {shown.length === 1 && <span className={styles.quiet}> ({t(language, shown[0] === 'de' ? 'german_only' : 'english_only')})</span>}
          </span>
        ))}
      </span>
    </li>
  );
}

function Left({ words, dates, count }: { words: 'held' | 'left'; dates: readonly LeftDate[]; count: number }) {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <Notice kind="warning">
      <p>{t(language, words, { n: count })}</p>
      <ul className={styles.dates}>
        {dates.map(({ id, title, lang, day }) => (
          <li key={id}>
            <Link to={recordHref('events', language, {}, id)}>
              {displayDate(language, day)} · <span lang={lang}>{title}</span>
            </Link>
          </li>
        ))}
        {count > dates.length && <li>{t(language, 'and_more', { n: count - dates.length })}</li>}
      </ul>
    </Notice>
  );
}
