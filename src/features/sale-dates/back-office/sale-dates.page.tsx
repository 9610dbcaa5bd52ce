import { useLoaderData, useSearchParams } from 'react-router';
import { mayCall } from '#api/user.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { SaleDate, SaleDateContract } from '../contract.ts';
import { SaleForm } from './sale-form.tsx';
import { t } from './strings.ts';

/** `dates` is null for who may not set their sale. */
export type SaleDatesData = { dates: SaleDate[] | null };

export async function loadSaleDates({ api, language, signal, url, staff: { role } }: ScreenCall<SaleDateContract>): Promise<SaleDatesData> {
  if (!mayCall('manager', { id: 0, role })) return { dates: null };
  const ids = url.searchParams.get('ids') ?? '';
  if (!/^\d{1,9}(,\d{1,9}){0,99}$/.test(ids)) return { dates: [] };
  return { dates: await api.get('/api/cms-sale-dates/', { language, signal, query: { ids } }) };
}

export function SaleDatesPage() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { dates } = useLoaderData<Partial<SaleDatesData>>();
  if (dates === undefined) return null; // refused: the frame says so
  const back = <Link to={recordHref('events', language)}>{t(language, 'back')}</Link>;
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} back={back} lead={<p>{t(language, 'description')}</p>}>
      {dates && dates.length > 0 ? (
        <SaleForm key={query.get('ids')} dates={dates} />
      ) : (
        <Notice {...(!dates && { kind: 'error' as const, role: 'alert' })}>
          <p>{t(language, dates ? 'none' : 'no_access')}</p>
          {dates && <p>{back}</p>}
        </Notice>
      )}
    </StaffScreen>
  );
}
