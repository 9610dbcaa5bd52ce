import pg from 'pg';
import { makeEditor, signInEditor } from '../tests/support/editor.ts';
import type { RunningSite } from '../tests/support/site.ts';
import { databaseUrl } from './changes.ts';
import { atMost, type Measurement, quantile } from './measurement.ts';

const items = 50_000;
const rounds = 60;
const warmUp = 10;

/** Bar: with 50,000 items every list and search of the media library is answered within 50 ms (p95), HTTP and all. */
export async function measureMedia({ url }: RunningSite, dataDir: string): Promise<Measurement[]> {
  await fill(dataDir);
  await makeEditor(dataDir);
  const headers = await signInEditor(url);
  const measurements: Measurement[] = [];
  for (const [name, path] of [
    ['the first page', ''],
    ['page 900', '?page=900'],
    ['by name', '?sort=name'],
    ['the largest', '?sort=largest'],
    ['films', '?kind=video'],
    ['a folder', '?folder=1'],
    ['a tag', '?tag=Presse'],
    ['not used', '?use=unused'],
    ['rights unknown', '?rights=unknown'],
    ['without a description', '?alternative=missing'],
    ['a word of many', '?q=saal'],
    ['two words', '?q=saal%20probe%2017'],
    ['a word of none', '?q=nirgendwo'],
    ['a number', '?q=12345'],
  ] as const) {
    const times: number[] = [];
    let found = 0;
    for (let round = -warmUp; round < rounds; round++) {
      const begin = performance.now();
      const response = await fetch(`${url}/de/api/media/${path}`, { headers });
      const { count } = (await response.json()) as { count: number };
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      found = count;
      if (round >= 0) times.push(performance.now() - begin);
    }
    const p95 = quantile(times, 0.95);
    const details = `p50 ${quantile(times, 0.5).toFixed(1)} ms, ${found} found`;
    measurements.push({ what: `50,000 items of media: ${name}, p95`, value: `${p95.toFixed(1)} ms`, bar: atMost(50, p95, 'ms'), details });
  }
  return measurements;
}

async function fill(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`insert into asset_folder (name) select 'Spielzeit ' || n from generate_series(2000, 2039) n`);
  const words = `(array['Saal', 'Foyer', 'Probe', 'Premiere', 'Chor', 'Orchester', 'Portrait', 'Bühne'])`;
  await client.query(`
    insert into asset (file, kind, content_type, content_hash, name, size, width, height, title, alt, caption, credit, copyright, folder_id, tags, created_at)
    select lpad(to_hex(n), 16, '0') || '.jpg', case when n % 40 = 0 then 'video' when n % 25 = 0 then 'document' else 'image' end,
      'image/jpeg', md5(n::text) || md5(n::text), 'IMG_' || n || '.jpg', n * 37 % 9000000, 6000, 4000,
      jsonb_build_object('de', ${words}[1 + n % 8] || ' ' || n, 'en', 'Picture ' || n),
      case when n % 3 = 0 then '{}' else jsonb_build_object('de', ${words}[1 + n % 8] || ', von der ' || ${words}[1 + n / 8 % 8] || ' gesehen', 'en', 'seen from afar') end,
      jsonb_build_object('de', repeat('Eine Bildunterschrift mit einigen Worten. ', n % 5)),
      case when n % 4 = 0 then '{}' else jsonb_build_object('de', 'Foto: Mia Kai') end, case when n % 4 = 0 then '' else '© Haus' end,
      (select min(id) from asset_folder) + n % 40, case when n % 10 = 0 then array['Presse', 'Spielzeit ' || n % 30] else '{}' end,
      now() - n * interval '1 hour'
    from generate_series(1, ${items}) n`);
  await client.query('vacuum analyze asset'); // as the server does by itself before long
  await client.end();
}
