import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { changeMarksContract } from './contract.ts';
import { markColumns, markMoment, presentMark } from './mark-moment.server.ts';

export const changeMarkOperations = implement(changeMarksContract, {
  changeMarks: async ({ query: { list } }, { db }) => {
    const rows = await db.selectFrom('change_mark').select(markColumns).where('list', '=', list).orderBy('at', 'desc').orderBy('id', 'desc').execute();
    return rows.map(presentMark);
  },

  markChanges: ({ body }, context) => markMoment(context, body),

  unmarkChanges: async ({ parameters: { id } }, { db }) => {
    const { numDeletedRows } = await db.deleteFrom('change_mark').where('id', '=', id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return problem('not_found');
  },
});
