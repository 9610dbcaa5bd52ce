import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { nameOfStaff } from '../name-of-staff.server.ts';
import type { ChangeMark } from './contract.ts';
import { maxMarks } from './limits.ts';
import { countOthers, storeMark } from './queries.server.ts';

type Row = { id: number; name: string; at: Date; user_name: string; receivers: string[] };
type Moment = { list: string; name: string; receivers?: string[] };

export const presentMark = ({ at, user_name, ...mark }: Row): ChangeMark => ({ ...mark, at: toBerlinIso(at), by: user_name });

/** Marks this moment; one of the same name moves on to it. Throws `too_many_marks`. */
export async function markMoment({ db, now, user }: Pick<RequestContext, 'db' | 'now' | 'user'>, { list, name, receivers = [] }: Moment): Promise<ChangeMark> {
  const { n } = await countOthers(db, list, name);
  if (Number(n) >= maxMarks) throw problem('too_many_marks');
  const user_name = nameOfStaff(user?.id);
  const row = await storeMark(db, list, name, now, user_name, receivers);
  return presentMark(row);
}
