import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { overAt } from '#features/programme/index.server.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import { inheritanceContract, type OwnCounts } from './contract.ts';
import { hasOwnValue, inheritableNames, isPartner, type OwnFields, withoutOwn } from './fields.ts';
import { type DateRow, datesOf, deletePartners, ownFieldsOf, storeOwnFields } from './queries.server.ts';

export const inheritanceOperations = implement(inheritanceContract, {
  inheritance: async ({ parameters: { id } }, { db, now }) => {
    const production = await ownFieldsOf(db, id);
    return production ? countOwn(production, await datesOf(db, id), now) : problem('not_found');
  },

  applyInheritance: async ({ parameters: { id }, body: { fields, which, expected } }, { db, now }) => {
    const production = await ownFieldsOf(db, id, true);
    if (!production) return problem('not_found');
    if (fields.some((name) => !hasOwnValue(production, name))) return problem('says_nothing');
    const rows = await datesOf(db, id, true);
    const meant = rows.filter((row) => (which === 'all' || overAt(row) > now) && fields.some((name) => hasOwnValue(row, name)));
    if (meant.length !== expected) return problem('changed_since');
    const batch = newBatch();
    await setWriteContext(db, 'bulk', batch);
    const kinds = fields.filter(isPartner).map((name) => name.slice(0, -1));
    const ids = meant.map(({ id: date }) => date);
    if (kinds.length > 0) await deletePartners(db, ids, kinds);
    const changed = meant.map((row) => {
      const { title, subtitle, description, image_id, details } = withoutOwn(row, fields);
      return { id: row.id, title, subtitle, description, image_id, details };
    });
    await storeOwnFields(db, changed);
    return { batch, changed: changed.length, own: countOwn(production, await datesOf(db, id), now) };
  },
});

const countOwn = (production: OwnFields, dates: readonly DateRow[], now: Date): OwnCounts =>
  inheritableNames
    .filter((name) => hasOwnValue(production, name))
    .map((name) => {
      const own = dates.filter((row) => hasOwnValue(row, name));
      return { name, dates: own.length, coming: own.filter((row) => overAt(row) > now).length };
    })
    .filter(({ dates: n }) => n > 0);
