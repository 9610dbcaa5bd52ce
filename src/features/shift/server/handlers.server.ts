import { implement } from '#api/implement/implement.server.ts';
import { shiftContract } from '../contract.ts';
import { shiftRows } from './queries.server.ts';
import { shiftDates } from './shift-dates.server.ts';
import { presentShiftDate } from './shift-rows.server.ts';

export const shiftOperations = implement(shiftContract, {
  shiftSetup: async ({ query: { ids } }, { db, language, now }) =>
    (await shiftRows(db, ids.split(',').map(Number))).map((row) => presentShiftDate(row, language, now)),

  shiftDates: ({ body }, context) => shiftDates(context, body),
});
