import { useLoaderData, useSearchParams } from 'react-router';
import { mayCall } from '#api/user.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { ShiftContract, ShiftDate } from '../contract.ts';
import { ShiftForm } from './shift-form.tsx';
import { t } from './strings.ts';

/** `dates` is null for who may not shift them. */
export type ShiftData = { dates: ShiftDate[] | null };

export async function loadShift({ api, language, signal, url, staff: { role } }: ScreenCall<ShiftContract>): Promise<ShiftData> {
  if (!mayCall('manager', { id: 0, role })) return { dates: null };
  const ids = url.searchParams.get('ids') ?? '';
  if (!/^\d{1,9}(,\d{1,9}){0,99}$/.test(ids)) return { dates: [] };
  return { dates: await api.get('/api/cms-shift/', { language, signal, query: { ids } }) };
}

export function ShiftPage() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { dates } = useLoaderData<Partial<ShiftData>>();
  if (dates === undefined) return null; // refused: the frame says so
  const back = <Link to={recordHref('events', language)}>{t(language, 'back')}</Link>;
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} back={back} lead={<p>{t(language, 'description')}</p>}>
      {dates && dates.length > 0 ? (
        <ShiftForm key={query.get('ids')} dates={dates} />
      ) : (
        <Notice {...(!dates && { kind: 'error' as const, role: 'alert' })}>
          <p>{t(language, dates ? 'none' : 'no_access')}</p>
          {dates && <p>{back}</p>}
        </Notice>
      )}
    </StaffScreen>
  );
}
