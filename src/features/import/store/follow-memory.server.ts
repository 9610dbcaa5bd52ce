import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { type ImportedValues, saveImported } from './imported-records.server.ts';
import { knownTexts } from './owners.ts';
import { same } from './texts.ts';

type Row = {
  identifier: string;
  said: ImportedValues;
  title: Localised | null;
  subtitle: Localised | null;
  description: Localised | null;
  credits: unknown;
  works: unknown;
};
const textFields = ['title', 'subtitle', 'description'] as const;

/**
 * Before a production is changed, and with it what its other events say of their own: looks up which of this is the import's. The
 * function that it answers remembers, after the change, what is there now, so that it stays the import's.
 */
export async function followMemory(db: Database, production: number, { lead, act }: { lead: string; act: string }): Promise<() => Promise<void>> {
  const before = await load(db, production, lead);
  return async () => {
    const changed: { identifier: string; said: ImportedValues }[] = [];
    const after = new Map((before.length > 0 ? await load(db, production, lead) : []).map((row) => [row.identifier, row]));
    for (const row of before) {
      const now = after.get(row.identifier);
      const said = now ? { ...textsOf(row, now), ...listsOf(row, now) } : {};
      if (Object.keys(said).length > 0) changed.push({ identifier: row.identifier, said });
    }
    await saveImported(db, 'event', changed, act);
  };
}

async function load(db: Database, production: number, lead: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select e.identifier, m.said, e.title, e.subtitle, e.description,
      (select coalesce(jsonb_agg(jsonb_build_array(person_id, role_id) order by position), '[]') from credit where event_id = e.id) as credits,
      (select coalesce(jsonb_agg(work_id order by position), '[]') from programme_item where event_id = e.id) as works
    from event e join imported_record m on m.kind = 'event' and m.identifier = e.identifier
    where e.production_id = ${production} and e.identifier is distinct from ${lead}`.execute(db);
  return rows;
}

function textsOf(before: Row, now: Row): ImportedValues {
  const said: Record<string, unknown> = {};
  for (const field of textFields) {
    if (same(before[field], now[field])) continue;
    const known = knownTexts(before.said, field);
    const imports = Object.keys(known).filter((language) => (before[field]?.[language] ?? null) === known[language]);
    if (imports.length > 0) said[field] = { ...known, ...Object.fromEntries(imports.map((language) => [language, now[field]?.[language] ?? null])) };
  }
  return said;
}

function listsOf(before: Row, now: Row): ImportedValues {
  const said: Record<string, unknown> = {};
  for (const field of ['credits', 'works'] as const) if (!same(before[field], now[field]) && same(before[field], before.said[field])) said[field] = now[field];
  return said;
}
