import { ArrowRight } from 'lucide';
import { useLoaderData } from 'react-router';
import { backOfficeHref, recordHref, type ScreenCall, type ScreenData } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { articles } from '../articles.ts';
import type { Article } from '../define-article.ts';
import styles from './handbook.module.css';
import { ScreenPicture } from './screen-picture.tsx';
import { t } from './strings.ts';

type ArticleData = { chapter: string };

/** The chapter of the address; null where there is none of that name. */
export const loadArticle = async ({ params }: Pick<ScreenCall<Record<never, never>>, 'params'>): Promise<ArticleData | null> =>
  articles.some(({ id }) => id === params.chapter) ? { chapter: params.chapter ?? '' } : null;

export function ArticlePage() {
  const language = useLanguage();
  const { chapter } = useLoaderData<Partial<ArticleData> & ScreenData>();
  const at = articles.findIndex(({ id }) => id === chapter);
  const article = articles[at];
  if (!article) return null; // refused: the frame says so
  return (
    <StaffScreen
      title={article.title[language]}
      description={article.lead[language]}
      back={<Link to={backOfficeHref('help', language)}>{t(language, 'back')}</Link>}
      lead={<p>{article.lead[language]}</p>}
      actions={
        <Link to={article.screen ? recordHref(article.screen.slice(1), language) : backOfficeHref('start', language)} className={button('primary', 'small')}>
          {t(language, 'go')} <Icon node={ArrowRight} />
        </Link>
      }
    >
      <div className={styles.article}>
        <ol className={styles.steps}>
          {article.steps.map((step) => (
            <li key={step.en}>{step[language]}</li>
          ))}
        </ol>
        <ScreenPicture article={article} />
        <aside className={styles.note}>
          <h2>{t(language, 'note')}</h2>
          <p>{article.note[language]}</p>
        </aside>
      </div>
      <nav aria-label={t(language, 'others')} className={styles.others}>
        <Neighbour article={articles[at - 1]} words={t(language, 'previous')} />
        <Neighbour article={articles[at + 1]} words={t(language, 'next')} />
      </nav>
    </StaffScreen>
  );
}

function Neighbour({ article, words }: { article: Article | undefined; words: string }) {
  const language = useLanguage();
  if (!article) return <span />;
  return (
    <p>
      <span>{words}</span>
      <Link to={recordHref('help', language, {}, article.id)}>{article.title[language]}</Link>
    </p>
  );
}
