import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { nameOfStaff } from '../name-of-staff.server.ts';
import type { ChangeMark } from './contract.ts';
import { maxMarks } from './limits.ts';

type Row = { id: number; name: string; at: Date; user_name: string; receivers: string[] };
type Moment = { list: string; name: string; receivers?: string[] };

export const markColumns = ['id', 'name', 'at', 'user_name', 'receivers'] as const;

export const presentMark = ({ at, user_name, ...mark }: Row): ChangeMark => ({ ...mark, at: toBerlinIso(at), by: user_name });

/** Marks this moment; one of the same name moves on to it. Throws `too_many_marks`. */
export async function markMoment({ db, now, user }: Pick<RequestContext, 'db' | 'now' | 'user'>, { list, name, receivers = [] }: Moment): Promise<ChangeMark> {
  const { n } = await db
    .selectFrom('change_mark')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('list', '=', list)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow();
  if (Number(n) >= maxMarks) throw problem('too_many_marks');
  const user_name = nameOfStaff(user?.id);
  const row = await db
    .insertInto('change_mark')
    .values({ list, name, at: now, user_name, receivers })
    .onConflict((conflict) => conflict.columns(['list', 'name']).doUpdateSet({ at: now, user_name, receivers }))
    .returning(markColumns)
    .executeTakeFirstOrThrow();
  return presentMark(row);
}
