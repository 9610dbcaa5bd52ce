import { useLoaderData, useSearchParams } from 'react-router';
import { mayCall } from '#api/user.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { recordCalls } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { Found } from '#ui/staff/pick/use-search.ts';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { ChangeOfPlanContract, PlanSetup } from '../contract.ts';
import { PlanForm } from './plan-form.tsx';
import { t } from './strings.ts';

/** `setup` is null for who may not change plans; `rooms`: the one that the form was left with. */
export type PlanData = { setup: PlanSetup | null; of: { kind: 'event' | 'production' | 'events'; id: number }; rooms: Found[] };

/** The dates that are asked for: one, those of a production, or those of the address. Null where there is no such thing. */
export async function loadPlan({ api, transport, language, signal, params, url, staff: { role } }: ScreenCall<ChangeOfPlanContract>): Promise<PlanData | null> {
  const kind = params.id === undefined ? 'events' : url.pathname.includes('/productions/') ? 'production' : 'event';
  const id = Number(params.id ?? 0);
  if (kind !== 'events' && (!Number.isInteger(id) || id < 1 || id > 999_999_999)) return null;
  const of = { kind, id } as const;
  if (!mayCall('manager', { id: 0, role })) return { setup: null, of, rooms: [] };
  const given = url.searchParams.get('ids') ?? '';
  const ids = kind === 'event' ? String(id) : /^\d{1,9}(,\d{1,9}){0,99}$/.test(given) ? given : undefined;
  const room = url.searchParams.get('room') ?? '';
  const [setup, rooms] = await Promise.all([
    api.get('/api/cms-change-of-plan/', { language, signal, query: { ids, ...(kind === 'production' && { production: id }) } }),
    /^\d{1,9}$/.test(room) ? recordCalls(transport, 'rooms', language, signal).options({ ids: room }) : [],
  ]);
  return kind === 'event' && setup.dates.length === 0 ? null : { setup, of, rooms };
}

export function PlanPage() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { setup, of, rooms } = useLoaderData<Partial<PlanData>>();
  if (!of || !rooms) return null; // refused: the frame says so
  const [first] = [...(setup?.dates ?? []), ...(setup?.offered ?? [])];
  const isOne = of.kind !== 'events' && first;
  return (
    <StaffScreen
      title={isOne ? `${t(language, 'title')}: ${first.production.label}` : t(language, 'title')}
      description={t(language, 'description')}
      back={<Back of={of} language={language} />}
      lead={<p>{t(language, 'description')}</p>}
    >
      {setup ? (
        <PlanForm key={`${of.kind} ${of.id} ${query.get('ids') ?? ''}`} setup={setup} rooms={rooms} query={query} isProduction={of.kind === 'production'} />
      ) : (
        <Notice kind="error" role="alert">
          <p>{t(language, 'no_access')}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}

function Back({ of: { kind, id }, language }: { of: PlanData['of']; language: Language }) {
  if (kind === 'event') return <Link to={recordHref('events', language, {}, id)}>{t(language, 'back_event')}</Link>;
  if (kind === 'production') return <Link to={recordHref('productions', language, {}, id)}>{t(language, 'back_production')}</Link>;
  return <Link to={recordHref('events', language)}>{t(language, 'back')}</Link>;
}
