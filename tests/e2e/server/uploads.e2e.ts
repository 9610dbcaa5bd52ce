import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../src/db/database.server.ts';
import { cleanUpMedia } from '../../../src/features/media/clean-up/clean-up.server.ts';
import { makeEditor, signInEditor } from '../../support/editor.ts';
import { noteFigure } from '../../support/run/note-figure.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// A file that was confirmed is there, however often the server is killed meanwhile: a few here, 200 with `npm run test:faults` (FAULT_UPLOADS).
const count = Number(process.env.FAULT_UPLOADS ?? 16);
const kills = process.env.FAULT_UPLOADS ? 3 : 1;
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-uploads-'));
chmodSync(dataDir, 0o755);
const env = { DATA_DIR: dataDir, DEMO: 'no', LOG_LEVEL: 'fatal' };
let site: RunningSite;
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Whichever server runs by then. */
async function ask(path: string, init: RequestInit): Promise<Response> {
  for (;;) {
    try {
      const answer = await fetch(`${site.url}${path}`, { ...init, signal: AbortSignal.timeout(20_000) });
      const body = await answer.arrayBuffer(); // the server may be killed while it answers
      if (answer.status !== 503) return new Response(answer.status === 204 ? null : body, answer);
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
    }
    await restarted;
  }
}

let restarted: Promise<unknown> = Promise.resolve();

/** Sends a file as the back office does: resumes where it broke off, and asks once more with the same key where an answer was lost. */
async function send(bytes: Buffer, key: string, headers: Record<string, string>): Promise<number> {
  const tus = { ...headers, 'Tus-Resumable': '1.0.0' };
  for (;;) {
    const begun = await ask('/api/media-uploads/', { method: 'POST', headers: { ...tus, 'Upload-Length': String(bytes.length) } });
    const path = new URL(begun.headers.get('location') ?? '', site.url).pathname;
    for (let offset = 0; offset < bytes.length; ) {
      const part = new Uint8Array(bytes.subarray(offset, offset + 4_000));
      const patch = { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
      await ask(path, { method: 'PATCH', headers: patch, body: part });
      const state = await ask(path, { method: 'HEAD', headers: tus });
      if (state.status !== 200) break;
      offset = Number(state.headers.get('upload-offset'));
    }
    const body = JSON.stringify({ upload: path.split('/').at(-1) });
    const taken = await ask('/api/media/', { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key }, body });
    const answer = await taken.json();
    if (taken.status === 200) return answer.asset.id;
    expect(['upload_missing', 'upload_unfinished'], JSON.stringify(answer)).toContain(answer.code);
  }
}

const photograph = (number: number) =>
  sharp({
    create: { width: 90, height: 60, channels: 3, background: { r: number % 256, g: 90, b: 0 }, noise: { type: 'gaussian', mean: number % 200, sigma: 30 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

test(
  `of ${count} uploads each that was confirmed is there after ${kills} ends of the server, and nothing else`,
  async () => {
    site = await startSite(env);
    await makeEditor(dataDir);
    const headers = await signInEditor(site.url);
    const confirmed = new Map<number, string>();
    const killAt = new Set(Array.from({ length: kills }, (_, index) => Math.floor((count * (index + 1)) / (kills + 1))));
    let next = 0;
    const sendAll = async () => {
      for (let number = next++; number < count; number = next++) {
        const bytes = await photograph(number);
        const isTurn = killAt.has(number);
        const sending = send(bytes, `upload-${number}`, headers);
        if (isTurn) {
          site.process.kill('SIGKILL'); // with three uploads on their way
          const again = startSite(env);
          restarted = again;
          site = await again;
        }
        confirmed.set(await sending, createHash('sha256').update(bytes).digest('hex'));
      }
    };
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    expect(confirmed.size).toBe(count);

    for (const id of confirmed.keys()) {
      const asset = await (await ask(`/api/media/${id}/`, { headers })).json();
      if (id % 20 === 1) expect((await fetch(`${site.url}${asset.url}`)).status).toBe(200);
    }
    const { db, close } = await openDatabase({ dataDir, poolSize: 2 });
    const later = new Date(Date.now() + 26 * 3_600_000);
    await vi.waitUntil(async () => (await cleanUpMedia(db, dataDir, later)) !== null, { timeout: 30_000 });
    const rows = await db.selectFrom('asset').select(['id', 'file', 'content_hash']).execute();
    await close();
    expect(new Map(rows.map(({ id, content_hash }) => [id, content_hash]))).toEqual(confirmed);
    const folder = join(dataDir, 'media', 'originals');
    expect(readdirSync(folder).sort()).toEqual(rows.map(({ file }) => file).sort());
    for (const { file, content_hash } of rows)
      expect(
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ).toBe(content_hash);
    expect(readdirSync(join(dataDir, 'media', 'uploads'))).toEqual([]);
    noteFigure(`${confirmed.size} uploads confirmed, the server killed ${kills} times, 0 lost, 0 left over`);
  },
  300_000 + count * 2_000,
);
