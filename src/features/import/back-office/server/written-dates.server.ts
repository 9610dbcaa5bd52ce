import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import { choose } from '#i18n/localised.ts';
import type { StoreRegistry } from '#resources/server/store.server.ts';
import type { ImportedDate } from '../contract.ts';
import { maxShown } from '../limits.ts';
import { t } from '../strings.ts';

type Row = {
  id: number;
  action: 'created' | 'changed';
  date_start: Date;
  time_known: boolean;
  title: Localised;
  room: Localised;
  changes: Record<string, [unknown, unknown]>;
  production_changes: Record<string, unknown> | null;
};

type Written = { act: string; changed: readonly number[] };

/** The dates that an act has made or changed, the first of them; `changed`: also those that are by their production alone. One statement. */
export async function writtenDates({ db, language }: RequestContext, stores: StoreRegistry, { act, changed }: Written): Promise<ImportedDate[]> {
  const { rows } = await sql<Row>`
    select e.id, coalesce(noted.action, 'changed') as action, e.date_start, e.time_known, coalesce(e.title, p.title) as title, r.name as room,
      coalesce(noted.changes, '{}') as changes,
      (select its.changes from record_history its where its.batch = ${act} and its.kind = 'production' and its.record_id = e.production_id
        and its.action = 'changed' and e.id = any(${[...changed]}) limit 1) as production_changes
      from event e join production p on p.id = e.production_id join room r on r.id = e.room_id
      left join record_history noted on noted.batch = ${act} and noted.kind = 'event' and noted.record_id = e.id
     where noted.record_id is not null or e.id = any(${[...changed]}) order by e.date_start, e.id limit ${maxShown}`.execute(db);
  const namesOf = (kind: 'event' | 'production', changes: object): string[] => {
    const resource = stores.get(kind)?.resource;
    return Object.keys(changes).flatMap((column) => (resource?.fields[column]?.form.label ?? resource?.noted?.[column])?.[language] ?? []);
  };
  return rows.map(({ id, action, date_start, time_known, title, room, changes, production_changes }) => {
    const former = action === 'changed' ? changes.date_start?.[0] : undefined;
    return {
      id,
      action,
      ...labelOf(title, language),
      date_start: toBerlinIso(date_start),
      time_known,
      former_start: typeof former === 'string' ? toBerlinIso(new Date(former)) : null,
      room: labelOf(room, language),
      changes:
        action === 'changed'
          ? [...namesOf('event', changes), ...namesOf('production', production_changes ?? {}).map((name) => t(language, 'of_production', { name }))]
          : [],
    };
  });
}

export function labelOf(texts: Localised, language: RequestContext['language']) {
  const { text, lang } = choose(texts, language);
  return { label: text, ...(lang && { lang }) };
}
