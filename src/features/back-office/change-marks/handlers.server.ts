import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { changeMarksContract } from './contract.ts';
import { markMoment, presentMark } from './mark-moment.server.ts';
import { deleteMark, marksOfList } from './queries.server.ts';

export const changeMarkOperations = implement(changeMarksContract, {
  changeMarks: async ({ query: { list } }, { db }) => {
    const rows = await marksOfList(db, list);
    return rows.map(presentMark);
  },

  markChanges: ({ body }, context) => markMoment(context, body),

  unmarkChanges: async ({ parameters: { id } }, { db }) => {
    const { numDeletedRows } = await deleteMark(db, id);
    if (numDeletedRows === 0n) return problem('not_found');
  },
});
