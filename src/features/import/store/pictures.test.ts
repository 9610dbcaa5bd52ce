import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { importCommand } from '../index.server.ts';

const photograph = (width: number) =>
  sharp({ create: { width, height: 60, channels: 3, background: '#d1290f' } })
    .jpeg()
    .toBuffer();

const { db, url } = await testDatabaseWithUrl();
const folder = mkdtempSync(join(tmpdir(), 'foyer-pictures-'));
const asked: string[] = [];
const files: { [path: string]: Buffer } = {
  '/saal.jpg': await photograph(90),
  '/chor.jpg': await photograph(80),
  '/boese.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
};
const server = createServer(({ url: path = '' }, response) => {
  asked.push(path);
  const file = files[path];
  if (path === '/innen') response.writeHead(302, { Location: 'http://innen.example/' }).end();
  else if (file) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(file);
  else response.writeHead(404).end();
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://bilder.example:${(server.address() as AddressInfo).port}`; // it listens on TCP
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** 127.0.0.1 is the internet here, all else is ours. */
async function run(text: string, name: string, args: string[]) {
  writeFileSync(join(folder, name), text);
  const net = {
    resolve: async (asked: string) => [{ address: asked === 'bilder.example' ? '127.0.0.1' : '127.0.0.2', family: 4 }],
    isAllowed: (address: string) => address === '127.0.0.1',
    ports: ['', new URL(host).port],
  };
  let [stdout, stderr] = ['', ''];
  const output = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: (text: string) => (stderr += text) }, env: {} };
  const status = await importCommand([join(folder, name), ...args], { dataDir: folder, databaseUrl: url, net }, output);
  return { status, stdout, stderr };
}

const pictures = async () => {
  const rows = await db
    .selectFrom('event')
    .leftJoin('asset', 'asset.id', 'event.image_id')
    .select(['event.identifier', 'asset.name', 'asset.credit', 'asset.width'])
    .orderBy('event.id')
    .execute();
  return rows.map(({ identifier, name, credit, width }) => [identifier, name, credit?.de ?? null, width]);
};

test('pictures of a file come into the library where they are wanted, with whose they are', async () => {
  const csv = () =>
    [
      'Kennung;Titel;Datum;Bild;Bildnachweis',
      `1;Tosca;21.11.2026;${host}/saal.jpg;Foto: Mia Kai`,
      `2;Chorabend;22.11.2026;${host}/chor.jpg;`,
      `3;Jazz;23.11.2026;${host}/saal.jpg;`,
      `4;Lesung;24.11.2026;${host}/fehlt.jpg;`,
      `5;Tanz;25.11.2026;${host}/boese.svg;`,
      `6;Film;26.11.2026;${host}/innen;`,
      '7;Quartett;27.11.2026;http://10.0.0.1/bild.jpg;',
      '8;Solo;28.11.2026;file:///etc/passwd;',
    ].join('\n');
  expect((await run(csv(), 'a.csv', [])).status).toBe(0);
  expect((await run(csv(), 'a.csv', ['--pictures', '--dry-run'])).status).toBe(0);
  expect(asked).toEqual([]);
  const { status, stdout, stderr } = await run(csv(), 'a.csv', ['--pictures']);
  expect([status, stdout]).toEqual([0, expect.stringContaining('3 pictures')]);
  expect(await pictures()).toEqual([
    ['1', 'saal.jpg', 'Foto: Mia Kai', 90],
    ['2', 'chor.jpg', 'bilder.example', 80],
    ['3', 'saal.jpg', 'Foto: Mia Kai', 90],
    ...['4', '5', '6', '7', '8'].map((identifier) => [identifier, null, null, null]),
  ]);
  for (const [line, reason] of [
    [5, 'not there'],
    [6, 'not a picture'],
    [7, 'within a private network'],
    [8, 'within a private network'],
    [9, 'not an address'],
  ])
    expect(stderr).toMatch(new RegExp(`a.csv:${line}: .*${reason}`));
  expect(asked.sort()).toEqual(['/boese.svg', '/chor.jpg', '/fehlt.jpg', '/innen', '/saal.jpg']);
  const before = asked.length;
  expect((await run(csv(), 'a.csv', ['--pictures'])).stdout).toContain('8 unchanged');
  expect(asked.slice(before).sort()).toEqual(['/boese.svg', '/fehlt.jpg', '/innen']); // who has a picture keeps it
});

test('JSON-LD names them in three ways', async () => {
  const event = (id: string, image: unknown) => ({ '@type': 'Event', '@id': id, name: `Abend ${id}`, startDate: '2026-12-01', image });
  const events = [
    event('a', `${host}/chor.jpg`),
    event('b', [{ '@type': 'ImageObject', contentUrl: `${host}/saal.jpg` }]),
    event('c', { url: `${host}/saal.jpg` }),
  ];
  expect((await run(JSON.stringify(events), 'b.json', ['--pictures'])).stdout).toContain('3 pictures');
  expect((await pictures()).slice(-3).map(([, name]) => name)).toEqual(['chor.jpg', 'saal.jpg', 'saal.jpg']);
});
