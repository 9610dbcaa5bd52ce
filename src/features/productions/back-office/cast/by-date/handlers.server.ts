import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { changeCast, undoCast } from './change-cast.server.ts';
import { castGridContract } from './contract.ts';
import { productionOf } from './queries.server.ts';
import { readGrid } from './read-grid.server.ts';

export const castGridOperations = implement(castGridContract, {
  castGrid: async ({ query: { production, event } }, { db, language, now }) => {
    const rows = await productionOf(db, production, event);
    const id = rows[0]?.id;
    return (id && (await readGrid(db, id, language, now))) || problem('not_found');
  },

  changeCast: async ({ body }, context) => {
    const lists = await changeCast(context, body);
    const grid = await readGrid(context.db, body.production_id, context.language, context.now);
    return grid ? { grid, changed: lists.filter(({ event_id }) => event_id !== null).length, lists } : problem('not_found');
  },

  undoCast: async ({ body: { production_id, lists } }, context) => {
    await undoCast(context, production_id, lists);
    return (await readGrid(context.db, production_id, context.language, context.now)) ?? problem('not_found');
  },
});
