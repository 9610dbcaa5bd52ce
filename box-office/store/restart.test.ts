import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, temporaryFolder } from '../testing/client.ts';
import { startBoxOffice } from '../testing/start.ts';
import { storeFile } from './store.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

describe('the store', () => {
  it('keeps holds over a sudden end, and they lapse when they should', async () => {
    const first = await startBoxOffice({ dataDir: folder.dataDir });
    await clientOf(first).putEvent(1, { hall: 'studio' });
    const { cart_id } = await clientOf(first).add({ quantities: [4], event_jet_id: 1, sale_type_ids: [1] });
    await first.stop('SIGKILL');

    const second = await startBoxOffice({ dataDir: folder.dataDir });
    const client = clientOf(second);
    expect((await client.cart(cart_id)).tickets_quantity).toBe(4);
    expect(await client.free(1)).toBe(116);
    await client.moveClock(16);
    expect(await client.free(1)).toBe(120);
    await second.stop();
  });

  it('can be created by several processes at the same moment', async () => {
    const dataDir = `${folder.dataDir}/together`;
    const offices = await Promise.all([1, 2, 3].map(() => startBoxOffice({ dataDir })));
    const [one, two, three] = offices.map(clientOf);
    await one?.putEvent(5, { hall: 'studio' });
    expect([await two?.free(5), await three?.free(5)]).toEqual([120, 120]);
    await Promise.all(offices.map((office) => office.stop()));
  });

  it('is waited for by who comes while another process is making it', async () => {
    const dataDir = `${folder.dataDir}/while-made`;
    await mkdir(dataDir);
    const maker = new DatabaseSync(storeFile(dataDir));
    maker.exec('BEGIN IMMEDIATE');
    const another = new DatabaseSync(storeFile(dataDir), { timeout: 5000 });
    expect(() => another.exec('PRAGMA journal_mode = WAL')).toThrow('database is locked'); // at once: SQLite alone does not wait
    another.close();
    setTimeout(() => {
      maker.exec('COMMIT');
      maker.close();
    }, 1500);
    const office = await startBoxOffice({ dataDir });
    await clientOf(office).putEvent(5, { hall: 'studio' });
    await office.stop();
  });
});
