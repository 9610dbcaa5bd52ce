import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';

export type Owner = { production: number; event?: number };

/**
 * Who takes part. Of an event that differs from its production, its own list replaces the production's
 * (migration 0001, "credit").
 */
export async function creditRows(db: Database, { production, event }: Owner) {
  const rows = await db
    .selectFrom('credit')
    .innerJoin('person', 'person.id', 'credit.person_id')
    .leftJoin('role', 'role.id', 'credit.role_id')
    .select(['credit.event_id', 'person.id', 'person.name', 'person.names', 'person.kind', 'person.biography', 'role.id as role_id', 'role.name as role_name'])
    .where((eb) => eb.or([eb('credit.production_id', '=', production), ...(event ? [eb('credit.event_id', '=', event)] : [])]))
    .orderBy('credit.position')
    .orderBy('credit.id')
    .execute();
  const shared = rows.filter((row) => row.event_id === null);
  return ownElseShared(rows).map((row) => ({ ...row, instead_of: replacedBy(row, rows, shared) }));
}

type Performer = { event_id: number | null; id: number; name: string; names: Localised | null; role_id: number | null };

/** Whom somebody of an event's own list replaces in a role that the production has given to others. */
function replacedBy(row: Performer, rows: readonly Performer[], shared: readonly Performer[]): Pick<Performer, 'name' | 'names'>[] {
  if (row.event_id === null || row.role_id === null) return [];
  const own = rows.filter(({ event_id, role_id }) => event_id !== null && role_id === row.role_id);
  const usual = shared.filter(({ role_id }) => role_id === row.role_id);
  const added = own.filter(({ id }) => usual.every((one) => one.id !== id));
  const missing = usual.filter(({ id }) => own.every((one) => one.id !== id));
  const at = added.findIndex(({ id }) => id === row.id);
  if (at < 0) return [];
  // As many as are missing: each for one of them, in their order.
  return added.length === missing.length ? missing.slice(at, at + 1) : missing;
}

/** What is played, in order; the event's own list replaces the production's. */
export async function workRows(db: Database, { production, event }: Owner) {
  const rows = await db
    .selectFrom('programme_item')
    .innerJoin('work', 'work.id', 'programme_item.work_id')
    .leftJoin('person as composer', 'composer.id', 'work.composer_id')
    .select([
      'programme_item.event_id',
      'programme_item.note',
      'work.id',
      'work.title',
      'work.key',
      'composer.id as composer_id',
      'composer.name as composer_name',
      'composer.names as composer_names',
      'composer.kind as composer_kind',
    ])
    .where((eb) => eb.or([eb('programme_item.production_id', '=', production), ...(event ? [eb('programme_item.event_id', '=', event)] : [])]))
    .orderBy('programme_item.position')
    .orderBy('programme_item.id')
    .execute();
  return ownElseShared(rows);
}

function ownElseShared<Row extends { event_id: number | null }>(rows: Row[]): Row[] {
  const own = rows.filter((row) => row.event_id !== null);
  return own.length > 0 ? own : rows;
}
