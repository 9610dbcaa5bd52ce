import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { isUsable } from '#features/media/index.server.ts';
import type { NewPartner } from '../contract.ts';
import { type Owner, ownerColumns } from './owner.ts';
import { addPartnership, deletePartnerships, insertPartner, insertPartnerships, lockPartners, partnerOfName } from './queries/partners.server.ts';

type Partners = { sponsors?: number[] | undefined; promoters?: number[] | undefined; new_partner?: NewPartner | undefined };

/** Whether there is something to write; throws where somebody is not there, or is there already. */
export async function checkedPartners(db: Database, { sponsors, promoters, new_partner: added }: Partners): Promise<boolean> {
  const ids = [...new Set([...(sponsors ?? []), ...(promoters ?? [])])];
  if (ids.length > 0) {
    const found = await lockPartners(db, ids);
    if (found.length < ids.length) throw problem('no_such_partner');
  }
  if (added) {
    await checkName(db, added.name);
    if (added.image_id !== null && !(await isUsable(db, added.image_id, 'image'))) throw problem('no_such_image', { data: { of: 'new_partner' } });
  }
  return Boolean(sponsors || promoters || added);
}

/** Throws where somebody has the name. */
async function checkName(db: Database, name: string): Promise<void> {
  const taken = await partnerOfName(db, name);
  if (taken) throw problem('partner_taken');
}

/** Of each kind that is named all of the owner's; somebody new comes last. */
export async function storePartners(db: Database, owner: Owner, { sponsors, promoters, new_partner: added }: Partners): Promise<void> {
  for (const [kind, ids] of [['sponsor', sponsors] as const, ['promoter', promoters] as const]) {
    if (!ids) continue;
    await deletePartnerships(db, owner, kind);
    const rows = [...new Set(ids)].map((partner_id, position) => ({ ...ownerColumns(owner), partner_id, kind, position }));
    if (rows.length > 0) await insertPartnerships(db, rows);
  }
  if (!added) return;
  const { kind, ...partner } = added;
  const { id } = await insertPartner(db, partner);
  await addPartnership(db, id, owner, kind);
}
