import { mayCall } from '#api/user.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import type { ActivitiesDashboard } from '../activities/schema.ts';
import type { DashboardContract } from '../contract.ts';
import type { ErrorsDashboard } from '../errors/schema.ts';
import type { MediaDashboard } from '../media/schema.ts';
import type { SearchesDashboard } from '../searches/schema.ts';
import type { SignInsDashboard } from '../sign-ins/schema.ts';
import type { SiteDashboard } from '../site/schema.ts';
import type { VersionsDashboard } from '../versions/schema.ts';
import { type BoardKey, boards, spans, usualSpan } from './boards.ts';

type Answer =
  | { board: 'site'; answer: SiteDashboard }
  | { board: 'activities'; answer: ActivitiesDashboard }
  | { board: 'searches'; answer: SearchesDashboard }
  | { board: 'media'; answer: MediaDashboard }
  | { board: 'errors'; answer: ErrorsDashboard }
  | { board: 'versions'; answer: VersionsDashboard }
  | { board: 'sign-ins'; answer: SignInsDashboard };
/** `shown`: one dashboard; `days` up to today that it shows. */
export type DashboardData = { shown: Answer; days: number; keys: BoardKey[]; narrowing: Narrowing };
export type Narrowing = Partial<Record<(typeof narrowingKeys)[number], string>>;
const narrowingKeys = ['user_id', 'kind', 'status', 'drafts', 'result'] as const;

/** The dashboard of the address, or the first that the role may see; null where there is none such for it. */
export async function loadDashboard({ api, language, signal, url, params, staff }: ScreenCall<DashboardContract>): Promise<DashboardData | null> {
  const own = boards.filter(({ role }) => mayCall(role, { id: 0, role: staff.role }));
  const board = params.board === undefined ? own[0] : own.find(({ key }) => key === params.board);
  if (!board) return null;
  const days = spans.find((span) => String(span) === url.searchParams.get('days')) ?? usualSpan;
  const to = dayOf(new Date());
  const call = { language, signal };
  const narrowing: Narrowing = Object.fromEntries(narrowingKeys.flatMap((key) => (url.searchParams.get(key) ? [[key, url.searchParams.get(key)]] : [])));
  const oneOf = <const T extends string>(value: string | undefined, words: readonly T[]) => words.find((word) => word === value);
  const number = (value: string | undefined) => (/^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : undefined);
  const { user_id, kind, status, drafts, result } = narrowing;
  const ofPeriod = { ...call, query: { from: addDays(to, 1 - days), to } };
  const ask = async (): Promise<Answer> => {
    switch (board.key) {
      case 'site':
        return { board: 'site', answer: await api.get('/api/dashboard-site/', ofPeriod) };
      case 'activities':
        return {
          board: 'activities',
          answer: await api.get('/api/dashboard-page-activities/', {
            ...call,
            query: { ...ofPeriod.query, user_id: number(user_id), kind: /^[\w-]{1,60}$/.test(kind ?? '') ? kind : undefined },
          }),
        };
      case 'searches':
        return { board: 'searches', answer: await api.get('/api/dashboard-search-keywords/', ofPeriod) };
      case 'media':
        return { board: 'media', answer: await api.get('/api/dashboard-celum-overview/', call) };
      case 'errors':
        return {
          board: 'errors',
          answer: await api.get('/api/dashboard-error-log/', { ...call, query: { status: /^[45]\d\d$/.test(status ?? '') ? number(status) : undefined } }),
        };
      case 'versions':
        return { board: 'versions', answer: await api.get('/api/dashboard-versions/', { ...call, query: { drafts: oneOf(drafts, ['all', 'old']) } }) };
      case 'sign-ins':
        return {
          board: 'sign-ins',
          answer: await api.get('/api/dashboard-idservice-events/', { ...call, query: { ...ofPeriod.query, result: oneOf(result, ['succeeded', 'failed']) } }),
        };
    }
  };
  return { shown: await ask(), days, keys: own.map(({ key }) => key), narrowing };
}
