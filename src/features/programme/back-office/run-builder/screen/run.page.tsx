import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { mayCall } from '#api/user.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { type Day, dayOf } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { RunContract, RunSetup } from '../contract.ts';
import { RunBuilder } from './run-builder.tsx';
import { t } from './strings.ts';

/** `setup` is null for who may not add dates. */
export type RunData = { setup: RunSetup | null; production: number; today: Day };

/** Null where there is no such production. */
export async function loadRun({ api, language, signal, params, staff: { role } }: ScreenCall<RunContract>): Promise<RunData | null> {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1) return null;
  const data = { production: id, today: dayOf(new Date()) };
  if (!mayCall('manager', { id: 0, role })) return { ...data, setup: null };
  try {
    return { ...data, setup: await api.get('/api/cms-production-dates/{id}/', { language, signal, parameters: { id } }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function RunPage() {
  const language = useLanguage();
  const { setup, production, today } = useLoaderData<Partial<RunData>>();
  if (production === undefined || today === undefined) return null; // refused: the frame says so
  return (
    <StaffScreen
      title={setup ? `${t(language, 'title')}: ${setup.production.label}` : t(language, 'title')}
      description={t(language, 'description')}
      back={<Link to={recordHref('productions', language, {}, production)}>{t(language, 'back')}</Link>}
      lead={<p>{t(language, 'description')}</p>}
    >
      {setup ? (
        <RunBuilder key={production} setup={setup} today={today} />
      ) : (
        <Notice kind="error" role="alert">
          <p>{t(language, 'no_access')}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
