import { sql } from 'kysely';
import { type Database, openDatabase } from '#db/database.server.ts';
import { searchedTables } from './searched-tables.ts';

type Output = { write(text: string): unknown };
type Site = { dataDir: string; databaseUrl: string | undefined };

const usage = `Usage: npm run search:rebuild
Writes anew what is searched, kind by kind, beside the running site: after an extension or a function of the search has
changed, or where something cannot be found. Searches go on meanwhile.`;

/** So many things are written in one transaction. */
const step = 500;

/** `npm run search:rebuild`; progress on stderr. Exit status: 0 all is written, 2 not possible. */
export async function rebuildSearchCommand(args: string[], site: Site, { stdout, stderr }: { stdout: Output; stderr: Output } = process): Promise<number> {
  if (args.length > 0) {
    stderr.write(`${usage}\n`);
    return 2;
  }
  const say = (line: string) => stderr.write(`${line}\n`);
  const database = await openDatabase({ dataDir: site.dataDir, url: site.databaseUrl, poolSize: 2, say });
  try {
    stdout.write(`${await rebuildSearch(database.db, say)} documents\n`);
    return 0;
  } finally {
    await database.close();
  }
}

/** Writes all documents anew and leaves out words that none of them has any more; answers how many documents there are. */
export async function rebuildSearch(db: Database, say: (line: string) => void): Promise<number> {
  for (const [kind, table] of Object.entries(searchedTables)) {
    const ids = (
      await db
        .selectFrom(table as 'page')
        .select('id')
        .orderBy('id')
        .execute()
    ).map(({ id }) => id); // each of them has one
    // Asked of the table, not of the list: what has come since then is written already.
    await sql`delete from search_document where kind = ${kind} and not exists (select from ${sql.table(table)} as thing where thing.id = object_id)`.execute(
      db,
    );
    for (let first = 0; first < ids.length; first += step) {
      await sql`select search_refresh(${kind}, ${ids.slice(first, first + step)}::int[])`.execute(db);
      say(`${kind}: ${Math.min(first + step, ids.length)} of ${ids.length}`);
    }
  }
  await db.transaction().execute(async (writing) => {
    await sql`lock table search_word in share row exclusive mode`.execute(writing);
    await sql`delete from search_word`.execute(writing);
    await sql`insert into search_word select distinct left(lexeme, 40) from search_document, unnest(tsvector_to_array(words)) as lexeme where length(lexeme) > 2`.execute(
      writing,
    );
  });
  await sql`update search_pending set failed_at = null where failed_at is not null`.execute(db);
  while ((await sql<{ more: boolean }>`select search_drain() as more`.execute(db)).rows[0]?.more);
  await sql`analyze search_document, search_word`.execute(db);
  const { count } = await db
    .selectFrom('search_document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
