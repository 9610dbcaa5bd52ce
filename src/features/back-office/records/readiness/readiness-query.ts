import type { Resource } from '#resources/declaration/define-resource.ts';
import type { RecordQuery } from '../data/list-address.ts';

/** Days ahead that the screen offers; 0: all that is coming. */
export const spans = [14, 28, 56, 84, 0] as const;
const usualSpan = 28;
export const linesPerPage = 50;

/** What the address of the screen says; anything else in it is nobody's. */
export type ReadinessQuery = { days: number; lacks: string; page: number };

export function readReadinessQuery({ readiness }: Resource, search: URLSearchParams): ReadinessQuery {
  const days = search.get('days');
  const lacks = search.get('lacks') ?? '';
  return {
    days: days !== null && spans.some((span) => String(span) === days) ? Number(days) : usualSpan,
    lacks: readiness?.checks.some(({ key }) => key === lacks) ? lacks : 'any',
    page: Math.max(1, Math.trunc(Number(search.get('page')) || 1)),
  };
}

/** The same as parameters of the address: what is usual is not said. */
export const readinessAddress = ({ days, lacks, page }: ReadinessQuery): Record<string, string | undefined> => ({
  days: days === usualSpan ? undefined : String(days),
  lacks: lacks === 'any' ? undefined : lacks,
  page: page > 1 ? String(page) : undefined,
});

/** The days ahead as the parameters of a list. */
export function daysAhead({ readiness }: Resource, days: number = usualSpan): RecordQuery {
  const within = readiness?.within ?? '';
  return { [`${within}_from`]: 'today', ...(days > 0 && { [`${within}_to`]: `${days}d` }) };
}
