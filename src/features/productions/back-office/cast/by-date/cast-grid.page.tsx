import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { mayCall } from '#api/user.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { CastTable } from './cast-table.tsx';
import type { CastGrid, CastGridContract } from './contract.ts';
import { t } from './strings.ts';

/** `grid` is null for who may not change the cast; `event`: from which the screen was opened. */
export type CastGridData = { grid: CastGrid | null; event: number | null; id: number };

/** The cast of a production, or of the one to which an event belongs; null where there is none. */
export async function loadCastGrid({ api, language, signal, params, url, staff: { role } }: ScreenCall<CastGridContract>): Promise<CastGridData | null> {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1 || id > 999_999_999) return null;
  const event = url.pathname.includes('/events/') ? id : null;
  if (!mayCall('manager', { id: 0, role })) return { grid: null, event, id };
  try {
    return { grid: await api.get('/api/cms-cast/', { language, signal, query: event ? { event } : { production: id } }), event, id };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function CastGridPage() {
  const language = useLanguage();
  const { grid, event, id } = useLoaderData<Partial<CastGridData>>();
  if (id === undefined) return null; // refused: the frame says so
  const back = event ? (
    <Link to={recordHref('events', language, {}, event)}>{t(language, 'back_event')}</Link>
  ) : (
    <Link to={recordHref('productions', language, {}, id)}>{t(language, 'back')}</Link>
  );
  return (
    <StaffScreen
      title={grid ? t(language, 'title_of', { name: grid.production.label }) : t(language, 'title')}
      description={t(language, 'description')}
      back={back}
      lead={<p>{t(language, 'description')}</p>}
    >
      {grid ? (
        <CastTable key={grid.production.id} loaded={grid} event={event ?? null} />
      ) : (
        <Notice kind="error" role="alert">
          <p>{t(language, 'no_access')}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
