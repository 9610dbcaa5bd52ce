import pg from 'pg';
import type { BlockDocument } from '../src/content/document/document.ts';
import { databaseUrl } from './changes.ts';

/** The page is there as long as `measure` takes. */
export async function withPageOfBlocks<Result>(dataDir: string, count: number, measure: (path: string, client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  try {
    return await measure(await storePage(client, count), client);
  } finally {
    await client.query("delete from container where slug = 'bench-content'");
    await client.query("delete from page where urls ->> 'de' = '/de/bench-content'");
    await client.end();
  }
}

async function storePage(client: pg.Client, count: number): Promise<string> {
  const { rows } = await client.query<{ document: string }>(
    "select document from published_container where language = 'de' and document is not null order by container_id",
  );
  const shown = rows.flatMap(({ document }) => (JSON.parse(document) as BlockDocument).columns.flat()); // as they were written
  if (shown.length === 0) throw new Error('The demo venue has no pages of blocks.');
  const blocks = Array.from({ length: count }, (_, index) => withOwnIds(shown[index % shown.length] as object, `n${index}-`));
  const document = JSON.stringify({ format: 1, layout: '100', columns: [blocks] });
  const urls = JSON.stringify({ de: '/de/bench-content', en: '/en/bench-content' });
  const page = await client.query('insert into page (title, urls, is_online) values ($1, $2, true) returning id', ['{"de":"Viele Bausteine"}', urls]);
  const container = await client.query("insert into container (slug, content_type, object_id, draft) values ('bench-content', 'page', $1, $2) returning id", [
    page.rows[0].id,
    document,
  ]);
  await client.query('update published_container set document = $1, published_at = now() where container_id = $2', [document, container.rows[0].id]);
  return '/de/bench-content';
}

const withOwnIds = (block: object, prefix: string): unknown =>
  JSON.parse(JSON.stringify(block, (key, value) => (key === 'id' && typeof value === 'string' ? prefix + value : value)));
