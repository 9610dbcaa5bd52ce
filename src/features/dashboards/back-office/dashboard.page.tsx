import { useLoaderData, useNavigate } from 'react-router';
import { dashboardHref } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { LinkTabs } from '#ui/tabs/link-tabs.tsx';
import { ActivitiesBoard } from './boards/activities-board.tsx';
import { ErrorsBoard } from './boards/errors-board.tsx';
import { MediaBoard } from './boards/media-board.tsx';
import { SearchesBoard } from './boards/searches-board.tsx';
import { SignInsBoard } from './boards/sign-ins-board.tsx';
import { SiteBoard } from './boards/site-board.tsx';
import { VersionsBoard } from './boards/versions-board.tsx';
import { boards, spans, usualSpan } from './boards.ts';
import styles from './dashboard.module.css';
import type { DashboardData } from './dashboard-data.ts';
import { t } from './strings.ts';

export { type DashboardData, loadDashboard } from './dashboard-data.ts';

export function DashboardPage() {
  const { shown, days, keys, narrowing = {} } = useLoaderData<Partial<DashboardData>>();
  return shown && keys ? <Loaded shown={shown} keys={keys} days={days ?? usualSpan} narrowing={narrowing} /> : null; // refused: the frame says so
}

function Loaded({ shown, keys, days, narrowing }: DashboardData) {
  const language = useLanguage();
  const navigate = useNavigate();
  const span = (n: number) => (n === usualSpan ? {} : { days: n });
  const { hasPeriod = false } = boards.find(({ key }) => key === shown.board) ?? {};
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')}>
      <LinkTabs
        label={t(language, 'title')}
        tabs={keys.map((key) => ({ to: dashboardHref(key, language, span(days)), text: t(language, key), isCurrent: key === shown.board }))}
      />
      <div className={styles.board}>
        <div className={styles.lead}>
          <p>{t(language, `about_${shown.board}`)}</p>
          {hasPeriod && (
            <label>
              <span>{t(language, 'period')}</span>
              <select
                value={days}
                onChange={({ target }) =>
                  void navigate(dashboardHref(shown.board, language, { ...narrowing, ...span(Number(target.value)) }), { preventScrollReset: true })
                }
              >
                {spans.map((n) => (
                  <option key={n} value={n}>
                    {t(language, 'last_days', { n })}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <Board shown={shown} narrowing={narrowing} days={days} />
      </div>
    </StaffScreen>
  );
}

function Board({ shown, narrowing, days }: Pick<DashboardData, 'shown' | 'narrowing' | 'days'>) {
  const span: Record<string, number> = days === usualSpan ? {} : { days };
  switch (shown.board) {
    case 'site':
      return <SiteBoard {...shown.answer} />;
    case 'activities':
      return <ActivitiesBoard {...shown.answer} narrowing={narrowing} span={span} />;
    case 'searches':
      return <SearchesBoard {...shown.answer} />;
    case 'media':
      return <MediaBoard {...shown.answer} />;
    case 'errors':
      return <ErrorsBoard {...shown.answer} narrowing={narrowing} />;
    case 'versions':
      return <VersionsBoard {...shown.answer} narrowing={narrowing} />;
    case 'sign-ins':
      return <SignInsBoard {...shown.answer} narrowing={narrowing} span={span} />;
  }
}
