import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

export const openedParts = (db: Database) =>
  sql<{ rooms: boolean; programme: boolean; colleague: boolean }>`
      select exists (select from room) as rooms, exists (select from event) as programme,
        (select count(*) > 1 from site_user where role <> 'visitor' and deactivated_at is null)
          or exists (select from staff_invitation where revoked_at is null) as colleague`.execute(db);
