import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import { choose } from '#i18n/localised.ts';
import type { StoreRegistry } from '#resources/server/store.server.ts';
import type { ImportedDate } from '../contract.ts';
import { maxShown } from '../limits.ts';

type Row = {
  id: number;
  action: 'created' | 'changed';
  date_start: Date;
  time_known: boolean;
  title: Localised;
  room: Localised;
  changes: Record<string, [unknown, unknown]>;
};

/** The dates that an act has made or changed, the first of them. One statement. */
export async function writtenDates({ db, language }: RequestContext, stores: StoreRegistry, act: string): Promise<ImportedDate[]> {
  const { rows } = await sql<Row>`
    select e.id, noted.action, e.date_start, e.time_known, coalesce(e.title, p.title) as title, r.name as room, noted.changes
      from record_history noted join event e on e.id = noted.record_id join production p on p.id = e.production_id join room r on r.id = e.room_id
     where noted.batch = ${act} and noted.kind = 'event' order by e.date_start, e.id limit ${maxShown}`.execute(db);
  const resource = stores.get('event')?.resource;
  const nameOf = (column: string) => (resource?.fields[column]?.form.label ?? resource?.noted?.[column])?.[language];
  return rows.map(({ id, action, date_start, time_known, title, room, changes }) => {
    const former = action === 'changed' ? changes.date_start?.[0] : undefined;
    return {
      id,
      action,
      ...labelOf(title, language),
      date_start: toBerlinIso(date_start),
      time_known,
      former_start: typeof former === 'string' ? toBerlinIso(new Date(former)) : null,
      room: labelOf(room, language),
      changes: action === 'changed' ? Object.keys(changes).flatMap((column) => nameOf(column) ?? []) : [],
    };
  });
}

export function labelOf(texts: Localised, language: RequestContext['language']) {
  const { text, lang } = choose(texts, language);
  return { label: text, ...(lang && { lang }) };
}
