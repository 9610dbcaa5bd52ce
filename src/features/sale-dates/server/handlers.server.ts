import { implement } from '#api/implement/implement.server.ts';
import { saleDateContract } from '../contract.ts';
import { saleRows } from './queries.server.ts';
import { presentSaleDate } from './sale-rows.server.ts';
import { setSaleDates } from './set-sale-dates.server.ts';

export const saleDateOperations = implement(saleDateContract, {
  saleSetup: async ({ query: { ids } }, { db, language, now }) =>
    (await saleRows(db, ids.split(',').map(Number))).map((row) => presentSaleDate(row, language, now)),

  setSaleDates: ({ body }, context) => setSaleDates(context, body),
});
