import { ApiError } from '#api/api-error.ts';
import type { CallOf } from '#api/endpoint.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import { type ListData, loadList } from '#features/back-office/list-screen/index.ts';
import type { FactorRequirement, StaffAccount, StaffContract, StaffInvitation, StaffPerson } from '../contract.ts';

export const staffFilters = ['role', 'state', 'factor'] as const;

export type StaffData = ListData<(typeof staffFilters)[number], StaffAccount> & {
  invitations?: StaffInvitation[];
  isMailSent?: boolean;
  requirement?: FactorRequirement;
};

export async function loadStaff({ api, language, url, signal }: ScreenCall<StaffContract>): Promise<StaffData> {
  const list = await loadList(url, staffFilters, (query: CallOf<StaffContract['staff']>['query']) =>
    api.get('/api/cms-users/', { language, signal, query: query ?? {} }),
  );
  if ('failure' in list && list.failure) return list;
  const { invitations, is_mail_sent } = await api.get('/api/cms-invitations/', { language, signal });
  const requirement = await api.get('/api/cms-factor-requirement/', { language, signal });
  return { ...list, invitations, isMailSent: is_mail_sent, requirement };
}

export type PersonData = { person: StaffPerson | null; isMailSent: boolean; refused: string };

export async function loadPerson({ api, language, signal, params }: ScreenCall<StaffContract>): Promise<PersonData | null> {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1) return null;
  try {
    const person = await api.get('/api/cms-users/{id}/', { language, signal, parameters: { id } });
    const { is_mail_sent } = await api.get('/api/cms-invitations/', { language, signal });
    return { person, isMailSent: is_mail_sent, refused: '' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { person: null, isMailSent: false, refused: error.message };
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
