import { ApiError } from '#api/api-error.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import type { StaffEventContract, StaffEventDetail } from './contract.ts';

/** Null where there is no such event. */
export async function loadEventPage({
  api,
  language,
  signal,
  params,
}: Pick<ScreenCall<StaffEventContract>, 'api' | 'language' | 'signal' | 'params'>): Promise<StaffEventDetail | null> {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1) return null;
  try {
    return await api.get('/api/cms-event-pages/{id}/', { language, signal, parameters: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
