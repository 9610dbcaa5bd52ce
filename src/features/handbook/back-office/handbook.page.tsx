import { useLoaderData } from 'react-router';
import { recordHref, type ScreenData } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { articles } from '../articles.ts';
import styles from './handbook.module.css';
import { ScreenPicture } from './screen-picture.tsx';
import { t } from './strings.ts';

export function HandbookPage() {
  const language = useLanguage();
  const { refusal } = useLoaderData<ScreenData>();
  if (refusal) return null; // the frame says so
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} lead={<p>{t(language, 'description')}</p>}>
      <ol className={styles.chapters} aria-label={t(language, 'chapters')}>
        {articles.map((article) => (
          <li key={article.id}>
            <ScreenPicture article={article} isDecoration />
            <h2>
              <Link to={recordHref('help', language, {}, article.id)}>{article.title[language]}</Link>
            </h2>
            <p>{article.lead[language]}</p>
          </li>
        ))}
      </ol>
    </StaffScreen>
  );
}
