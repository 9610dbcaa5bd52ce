import { useLoaderData } from 'react-router';
import { mayCall } from '#api/user.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { SeriesGrid, SeriesGridContract } from './contract.ts';
import { SeriesForm } from './series-form.tsx';
import { t } from './strings.ts';

/** `grid` is null for who may not change dates. */
export type SeriesGridData = { grid: SeriesGrid | null };

export async function loadSeriesGrid({ api, language, signal, url, staff: { role } }: ScreenCall<SeriesGridContract>): Promise<SeriesGridData> {
  if (!mayCall('manager', { id: 0, role })) return { grid: null };
  const day = (name: string) => {
    const given = url.searchParams.get(name) ?? '';
    return isDay(given) ? { [name]: given } : {};
  };
  return { grid: await api.get('/api/cms-series-dates/', { language, signal, query: { ...day('from'), ...day('to') } }) };
}

export function SeriesGridPage() {
  const language = useLanguage();
  const { grid } = useLoaderData<Partial<SeriesGridData>>();
  if (grid === undefined) return null; // refused: the frame says so
  const back = <Link to={recordHref('series', language)}>{t(language, 'back')}</Link>;
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} back={back} lead={<p>{t(language, 'description')}</p>}>
      {grid ? (
        <SeriesForm key={`${grid.from} ${grid.to}`} grid={grid} />
      ) : (
        <Notice kind="error" role="alert">
          <p>{t(language, 'no_access')}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
