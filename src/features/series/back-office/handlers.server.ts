import { implement } from '#api/implement/implement.server.ts';
import { changeSeries } from './change-series.server.ts';
import { seriesGridContract } from './contract.ts';
import { readSeriesGrid } from './read-grid.server.ts';

export const seriesGridOperations = implement(seriesGridContract, {
  seriesGrid: ({ query }, { db, language, now }) => readSeriesGrid(db, query, language, now),
  changeSeries: ({ body }, context) => changeSeries(context, body),
});
