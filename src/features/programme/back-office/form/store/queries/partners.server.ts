import type { Insertable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { maxPartners } from '../../limits.ts';
import { type Owner, ownerColumns } from '../owner.ts';

export const lockPartners = (db: Database, ids: readonly number[]) => db.selectFrom('partner').select('id').where('id', 'in', ids).forShare().execute();

export const partnerOfName = (db: Database, name: string) =>
  db
    .selectFrom('partner')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .executeTakeFirst();

export const deletePartnerships = (db: Database, owner: Owner, kind: 'sponsor' | 'promoter') =>
  db.deleteFrom('partnership').where(owner.column, '=', owner.id).where('kind', '=', kind).execute();

export const insertPartnerships = (db: Database, rows: readonly Insertable<Schema['partnership']>[]) => db.insertInto('partnership').values(rows).execute();

export const insertPartner = (db: Database, partner: Insertable<Schema['partner']>) =>
  db.insertInto('partner').values(partner).returning('id').executeTakeFirstOrThrow();

export const addPartnership = (db: Database, id: number, owner: Owner, kind: 'sponsor' | 'promoter') =>
  db
    .insertInto('partnership')
    .values({ ...ownerColumns(owner), partner_id: id, kind, position: maxPartners })
    .execute();
