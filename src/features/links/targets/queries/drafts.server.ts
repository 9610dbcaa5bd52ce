import type { Database } from '#db/database.server.ts';
import type { LinkTarget } from '../../contract.ts';

export const draftOf = (db: Database, kind: LinkTarget['kind'], id: number) =>
  db.selectFrom('container').select('draft').where('content_type', '=', kind).where('object_id', '=', id).orderBy('id').executeTakeFirst();
