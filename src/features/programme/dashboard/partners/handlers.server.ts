import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { checkImage, checkName } from '../form/index.server.ts';
import { partnerContract, type StaffPartnerDetail } from './contract.ts';
import { partnerRow, partnerRows, presentPartnerForStaff, presentWholePartner } from './partner-rows.server.ts';

export const partnerOperations = implement(partnerContract, {
  partners: async (_, { db }) => (await partnerRows(db).execute()).map(presentPartnerForStaff),

  partner: async ({ parameters: { id } }, context) => (await stored(context, id)) ?? problem('not_found'),

  createPartner: async ({ body }, context) => {
    const { db } = context;
    await checkName(db, body.name);
    await checkImage(db, body.image_id);
    const { id } = await db.insertInto('partner').values(body).returning('id').executeTakeFirstOrThrow();
    const partner = await stored(context, id);
    if (!partner) throw new Error('A partner that was just stored is not there.');
    return partner;
  },

  changePartner: async ({ parameters: { id }, body }, context) => {
    const { db } = context;
    const revision = await seen(context, id);
    if (revision === null) return problem('not_found');
    if (body.name !== undefined) await checkName(db, body.name, id);
    await checkImage(db, body.image_id);
    await db
      .updateTable('partner')
      .set({ ...body, revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    return (await stored(context, id)) ?? problem('not_found');
  },

  deletePartner: async ({ parameters: { id } }, context) => {
    const { db } = context;
    if ((await seen(context, id)) === null) return problem('not_found');
    if (await db.selectFrom('partnership').select('id').where('partner_id', '=', id).limit(1).executeTakeFirst()) return problem('partner_in_use');
    await db.deleteFrom('partner').where('id', '=', id).execute();
  },
});

async function stored({ db, language }: RequestContext, id: number): Promise<StaffPartnerDetail | null> {
  const row = await partnerRow(db, id);
  return row ? presentWholePartner(row, language) : null;
}

/** The revision that is stored, held for the change; null where nobody is. Throws where it is not the one that was seen. */
async function seen({ db, ifMatch }: RequestContext, id: number): Promise<number | null> {
  const partner = await db.selectFrom('partner').select('revision').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!partner) return null;
  if (partner.revision !== ifMatch) throw problem('stale', { data: { revision: partner.revision } });
  return partner.revision;
}
