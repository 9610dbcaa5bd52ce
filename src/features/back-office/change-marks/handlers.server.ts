import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { nameOfStaff } from '../name-of-staff.server.ts';
import { type ChangeMark, changeMarksContract } from './contract.ts';
import { maxMarks } from './limits.ts';

type Row = { id: number; name: string; at: Date; user_name: string };

export const changeMarkOperations = implement(changeMarksContract, {
  changeMarks: async ({ query: { list } }, { db }) => {
    const rows = await db.selectFrom('change_mark').select(columns).where('list', '=', list).orderBy('at', 'desc').orderBy('id', 'desc').execute();
    return rows.map(present);
  },

  markChanges: async ({ body: { list, name } }, { db, now, user }) => {
    const { n } = await db
      .selectFrom('change_mark')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('list', '=', list)
      .where('name', '!=', name)
      .executeTakeFirstOrThrow();
    if (Number(n) >= maxMarks) return problem('too_many_marks');
    const user_name = nameOfStaff(user?.id);
    const row = await db
      .insertInto('change_mark')
      .values({ list, name, at: now, user_name })
      .onConflict((conflict) => conflict.columns(['list', 'name']).doUpdateSet({ at: now, user_name }))
      .returning(columns)
      .executeTakeFirstOrThrow();
    return present(row);
  },

  unmarkChanges: async ({ parameters: { id } }, { db }) => {
    const { numDeletedRows } = await db.deleteFrom('change_mark').where('id', '=', id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return problem('not_found');
  },
});

const columns = ['id', 'name', 'at', 'user_name'] as const;

const present = ({ at, user_name, ...mark }: Row): ChangeMark => ({ ...mark, at: toBerlinIso(at), by: user_name });
