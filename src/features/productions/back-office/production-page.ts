import { ApiError } from '#api/api-error.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import type { CastContract } from './cast/contract.ts';
import type { StaffProductionContract, StaffProductionDetail } from './contract.ts';

export type ProductionPageContracts = StaffProductionContract & CastContract;

/** What a production's page tells beyond its record, and the roles that are offered. */
export type ProductionPageData = { production: StaffProductionDetail; roles: string[] };

/** Null where there is no such production, or it is not for whoever asks: of editors it shows the record alone. */
export async function loadProductionPage({
  api,
  language,
  signal,
  params,
}: Pick<ScreenCall<ProductionPageContracts>, 'api' | 'language' | 'signal' | 'params'>): Promise<ProductionPageData | null> {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1) return null;
  const call = { language, signal };
  try {
    const [production, roles] = await Promise.all([
      api.get('/api/cms-production-pages/{id}/', { ...call, parameters: { id } }),
      api.get('/api/cms-cast/roles/', call),
    ]);
    return { production, roles: roles.map(({ name }) => name) };
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
    throw error;
  }
}
