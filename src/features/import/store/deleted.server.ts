import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Prepared } from '../prepare.ts';
import type { Refusal } from './refusal.ts';

/** Without the events that an import has written and that staff have deleted since: they stay so, and are named. */
export async function withoutDeleted(db: Database, events: Prepared[]): Promise<{ events: Prepared[]; deleted: Refusal[] }> {
  const { rows } = await sql<{ identifier: string }>`
    select m.identifier from imported_record m left join event e on e.identifier = m.identifier
    where m.kind = 'event' and m.identifier = any(${events.map(({ identifier }) => identifier)}) and e.id is null`.execute(db);
  const gone = new Set(rows.map(({ identifier }) => identifier));
  return {
    events: events.filter(({ identifier }) => !gone.has(identifier)),
    deleted: events
      .filter(({ identifier }) => gone.has(identifier))
      .map(({ at, title }) => ({ at, problem: { code: 'deleted', detail: title.de ?? title.en ?? '' } })),
  };
}
