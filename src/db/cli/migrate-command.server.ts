import type pg from 'pg';
import { connect, createPool, openDatabase, openServer } from '../database.server.ts';
import { explainOpening } from '../explain-opening.server.ts';
import { readSchemaState } from '../migrate.server.ts';

type Site = { dataDir: string; databaseUrl: string | undefined };
type Say = (line: string) => void;
type BackUp = (address: pg.ClientConfig, say: Say) => Promise<void>;

const usage = 'npm run migrate [-- --check]\n--check: says what would be run, and runs nothing; exit status 3 where there is something.';

/** `npm run migrate`: what a start would do to the schema, without starting. Exit status: 0 done, or nothing to do; 3 `--check` has found something; 2 it cannot. */
export async function migrateCommand(
  args: readonly string[],
  site: Site,
  backUp: BackUp,
  say: Say = (line) => void process.stdout.write(`${line}\n`),
): Promise<number> {
  if (args.some((arg) => arg !== '--check')) throw new Error(usage);
  if (args.includes('--check')) return check(site, say);
  const lines: string[] = [];
  const note = (line: string) => {
    lines.push(line);
    say(line);
  };
  const database = await openDatabase({
    dataDir: site.dataDir,
    url: site.databaseUrl,
    poolSize: 2,
    say: note,
    beforeUpgrade: (address) => backUp(address, note),
  });
  await database.close();
  if (!lines.some((line) => line.startsWith('Database schema:'))) say('The schema is the newest.');
  return 0;
}

async function check({ dataDir, databaseUrl: url }: Site, say: Say): Promise<number> {
  const server = await openServer({ dataDir, url, say });
  const db = connect(createPool(server.address, 1));
  try {
    const { missing, newer } = await readSchemaState(db);
    if (newer.length > 0) {
      const foreign = newer.filter(({ compatible }) => !compatible).map(({ name }) => name);
      say(
        `A newer version has run ${newer.map(({ name }) => name).join(', ')}${foreign.length > 0 ? `; this one cannot live with ${foreign.join(', ')}.` : ', with which this one can live.'}`,
      );
      if (foreign.length > 0) return 2;
    }
    if (missing.length === 0) {
      say('The schema is the newest.');
      return 0;
    }
    for (const { name, isCompatible } of missing)
      say(`${name}: ${isCompatible ? 'the version before can go on beside it' : 'end all processes of the version before first'}`);
    return 3;
  } catch (error) {
    throw url ? new Error(explainOpening(error, url), { cause: error }) : error;
  } finally {
    await db.destroy();
    await server.close();
  }
}
