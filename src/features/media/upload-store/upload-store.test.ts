import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Upload } from '@tus/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, createPool } from '#db/database.server.ts';
import { headersOf, type SignedIn, type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { s3Credentials, startS3Server } from '../../../../tests/support/media/s3-server.ts';
import { photograph, temporaryDataDir } from '../build.ts';
import { cleanUpMedia } from '../clean-up/clean-up.server.ts';
import { openBucket } from '../storage/bucket.server.ts';
import { mediaClient } from '../upload/build-upload.ts';
import { openUploadStore } from './open-upload-store.server.ts';
import { S3DataStore } from './s3-data-store.server.ts';

// Uploads where the library is in an object store: no process needs a folder of another.

async function startStore() {
  const store = await startS3Server();
  onTestFinished(store.stop);
  return { ...store, mediaS3: { url: store.url, ...s3Credentials } };
}

/** Two machines of one site: one database, a DATA_DIR each. */
async function startMachines() {
  const store = await startStore();
  const { mediaS3 } = store;
  const one = await testApp({ media: { mediaS3 } });
  const db = connect(createPool({ connectionString: one.url }, 4));
  onTestFinished(() => db.destroy());
  const two = await testApp({ media: { mediaS3 }, connection: async () => db });
  const editor = await one.signIn('editor');
  return { ...store, one, two, here: mediaClient(one, editor), there: mediaClient(two, await signInAgain(two, editor)), editor };
}

async function signInAgain(site: TestApp, who: SignedIn): Promise<SignedIn> {
  const body = JSON.stringify({ email: who.email, password: testPassword });
  const response = await site.app.request('/api/user-login/', { method: 'POST', headers: { ...site.csrf, 'Content-Type': 'application/json' }, body });
  expect(response.status).toBe(200);
  return { ...who, headers: headersOf(response) };
}

const pathOf = (created: Response) => created.headers.get('Location') ?? '';
const idOf = (path: string) => path.split('/').at(-1) ?? '';
const uploadsIn = (objects: Map<string, unknown>) => [...objects.keys()].filter((key) => key.startsWith('uploads/'));

/** Where this test has its temporary files, which should be empty again. */
async function ownTemporaryFolder() {
  const folder = await temporaryDataDir();
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return { remaining: () => readdir(folder) };
}

const filesOf = async ({ dataDir }: TestApp) => (await readdir(join(dataDir, 'media'), { recursive: true }).catch(() => [])).sort();

/** Sends a PATCH of which the test decides when more of it comes, and when it ends. */
function sendSlowly(site: TestApp, who: SignedIn, path: string, offset: number) {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
  });
  return { answer: patch(site, who, path, offset, body), send: (bytes: Uint8Array) => sender?.enqueue(new Uint8Array(bytes)), end: () => sender?.close() };
}

function patch(site: TestApp, who: SignedIn, path: string, offset: number, body: ReadableStream<Uint8Array>) {
  const headers = { ...who.headers, 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
  return site.app.request(path, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit); // its type does not know a body that comes in parts
}

test('an upload that was begun at one machine is finished at another and put into the library at the first', async () => {
  const { one, two, here, there, objects } = await startMachines();
  const temporary = await ownTemporaryFolder();
  const bytes = await photograph(900, 600);
  const path = pathOf(await here.begin(bytes.length, 'Großer Saal.jpg'));
  expect((await here.append(path, 0, bytes.subarray(0, 3_000))).headers.get('Upload-Offset')).toBe('3000');
  expect((await here.call('POST', '/api/media/', { upload: idOf(path) })).body.code).toBe('upload_unfinished');
  const head = await there.tus('HEAD', path, {});
  expect([head.headers.get('Upload-Offset'), head.headers.get('Upload-Length')]).toEqual(['3000', String(bytes.length)]);
  expect((await there.append(path, 2_000, bytes.subarray(2_000))).status).toBe(409);
  expect((await there.append(path, 3_000, bytes.subarray(3_000))).status).toBe(204);
  const { status, body } = await here.call('POST', '/api/media/', { upload: idOf(path) });
  expect([status, body.asset?.name, body.asset?.size]).toEqual([200, 'Großer Saal.jpg', bytes.length]);
  expect([...objects.values()].some((stored) => stored.bytes.equals(bytes))).toBe(true);
  const pictures = await Promise.all([one, two].map((site) => site.get(body.asset.url)));
  expect(pictures.map((picture) => picture.status)).toEqual([200, 200]); // each makes its own from the original
  expect([await filesOf(one), await filesOf(two)].map((files) => files.filter((file) => !file.startsWith('variants')))).toEqual([[], []]);
  expect(await temporary.remaining()).toEqual([]);
});

test('what comes in twenty parts is a whole file, also to replace another', async () => {
  const { here, there, objects } = await startMachines();
  const first = (await here.add(await photograph(300, 200))).body.asset;
  const bytes = await photograph(600, 400);
  const path = pathOf(await here.begin(bytes.length));
  const step = Math.ceil(bytes.length / 20);
  for (let offset = 0; offset < bytes.length; offset += step)
    expect((await (offset % 2 ? here : there).append(path, offset, bytes.subarray(offset, offset + step))).status).toBe(204);
  const replaced = await there.call('POST', `/api/media/${first.id}/replace/`, { upload: idOf(path) }, first.revision ?? 1);
  expect([replaced.status, replaced.body.width]).toEqual([200, 600]);
  expect([...objects].some(([key, stored]) => key.startsWith('originals/') && stored.bytes.equals(bytes))).toBe(true);
});

test('a PATCH that breaks off leaves what has come, and the next goes on behind it', async () => {
  const { one, editor, here, there } = await startMachines();
  const bytes = Buffer.alloc(2_000_000, 'captions ');
  const path = pathOf(await here.begin(bytes.length));
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (sent === 1_500_000) return controller.error(new Error('gone'));
    controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + 50_000))); // asked for only as fast as it is stored
    sent += 50_000;
  };
  const answer = await patch(one, editor, path, 0, new ReadableStream({ pull }, { highWaterMark: 0 }));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  const offset = Number((await there.tus('HEAD', path, {})).headers.get('Upload-Offset'));
  expect([offset > 0, offset <= 1_500_000]).toEqual([true, true]);
  expect((await there.append(path, offset, bytes.subarray(offset))).headers.get('Upload-Offset')).toBe('2000000');
});

test('a connection that is lost within a PATCH leaves what has come', async () => {
  const { one, editor, here, there } = await startMachines();
  const server = createAdaptorServer({ fetch: one.app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const bytes = Buffer.alloc(8_000_000, 'a film ');
  const path = pathOf(await here.begin(bytes.length));
  const headers = { ...editor.headers, 'Tus-Resumable': '1.0.0', 'Upload-Offset': 0, 'Content-Type': 'application/offset+octet-stream' };
  const sending = request({ port, path, method: 'PATCH', headers: { ...headers, 'Content-Length': bytes.length } });
  sending.on('error', () => {});
  sending.write(bytes.subarray(0, 7_000_000), () => sending.destroy());
  const offset = async () => Number((await there.tus('HEAD', path, {})).headers.get('Upload-Offset'));
  await vi.waitUntil(async () => (await offset()) > 0, { timeout: 10_000 });
  expect((await there.append(path, await offset(), bytes.subarray(await offset()))).headers.get('Upload-Offset')).toBe('8000000');
});

test('what has come before it broke off is stored, and the reason told', async () => {
  const { mediaS3, objects } = await startStore();
  const store = new S3DataStore(openBucket(mediaS3), { prefix: 'uploads/', hours: 24 });
  const id = `1-${'a'.repeat(32)}`;
  await store.create(new Upload({ id, offset: 0, size: 10 }));
  async function* breakOff() {
    yield Buffer.from('0123');
    throw new Error('gone');
  }
  await expect(store.write(breakOff(), id, 0)).rejects.toThrow('gone');
  expect((await store.getUpload(id)).offset).toBe(4);
  expect(objects.get(`uploads/${id}/000000000000-000000000004`)?.bytes.toString()).toBe('0123');
});

test('of two PATCHes at once, at two machines, one counts', async () => {
  const { one, two, editor, here, there, objects } = await startMachines();
  const bytes = await photograph(320, 200);
  const path = pathOf(await here.begin(bytes.length));
  const elsewhere = await signInAgain(two, editor);
  const [a, b] = [sendSlowly(one, editor, path, 0), sendSlowly(two, elsewhere, path, 0)];
  a.send(bytes.subarray(0, 1_000));
  b.send(bytes.subarray(0, 700));
  a.end();
  expect((await a.answer).headers.get('Upload-Offset')).toBe('1000');
  b.end();
  expect((await b.answer).status).toBe(409);
  expect((await there.tus('HEAD', path, {})).headers.get('Upload-Offset')).toBe('1000');
  expect(uploadsIn(objects).length).toBe(2);
  await there.append(path, 1_000, bytes.subarray(1_000));
  expect((await there.call('POST', '/api/media/', { upload: idOf(path) })).body.asset?.size).toBe(bytes.length);
});

test('two PATCHes that are stored in the same moment make one file', async () => {
  const { here, there } = await startMachines();
  const bytes = await photograph(321, 200);
  for (const lengths of [
    [900, 900],
    [900, 400],
    [400, 900],
  ] as const) {
    const path = pathOf(await here.begin(bytes.length));
    await Promise.all([here.append(path, 0, bytes.subarray(0, lengths[0])), there.append(path, 0, bytes.subarray(0, lengths[1]))]);
    const offset = Number((await here.tus('HEAD', path, {})).headers.get('Upload-Offset'));
    expect(lengths).toContain(offset);
    expect((await there.append(path, offset, bytes.subarray(offset))).headers.get('Upload-Offset')).toBe(String(bytes.length));
    expect((await here.call('POST', '/api/media/', { upload: idOf(path) })).body.asset?.size).toBe(bytes.length);
  }
});

test('nobody else has it, it can be given up, and a PATCH that was under way does not bring it back', async () => {
  const { one, editor, here, there, objects } = await startMachines();
  const other = mediaClient(one, await one.signIn('editor', 'zweite@haus.example'));
  const path = pathOf(await here.begin(10));
  await here.append(path, 0, Buffer.from('012'));
  for (const method of ['HEAD', 'DELETE']) expect((await other.tus(method, path, {})).status).toBe(404);
  expect((await other.append(path, 3, Buffer.from('3'))).status).toBe(404);
  expect((await other.call('POST', '/api/media/', { upload: idOf(path) })).body.code).toBe('upload_missing');
  const sending = sendSlowly(one, editor, path, 3);
  sending.send(Buffer.from('345'));
  expect((await there.tus('DELETE', path, {})).status).toBe(204);
  sending.end();
  expect((await sending.answer).status).toBe(404);
  expect([(await here.tus('HEAD', path, {})).status, uploadsIn(objects)]).toEqual([404, []]);
  expect((await here.tus('DELETE', path, {})).status).toBe(404);
});

test('uploads go a day after their last byte, at whichever machine cleans up', async () => {
  const { two, here, objects, mediaS3 } = await startMachines();
  const uploads = openUploadStore({ dataDir: two.dataDir, mediaS3 });
  const path = pathOf(await here.begin(10));
  await here.append(path, 0, Buffer.from('012'));
  const young = pathOf(await here.begin(10));
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const age = (of: string, by: number) => {
    for (const [key, stored] of objects) if (key.includes(idOf(of))) stored.modified = hours(-by);
  };
  const clean = async (at: Date) => (await cleanUpMedia(two.db, two.dataDir, at, undefined, uploads))?.uploads;
  age(path, 25);
  const [part = ''] = uploadsIn(objects).filter((key) => key.includes(idOf(path)) && !key.endsWith('info.json'));
  const stored = objects.get(part);
  if (stored) stored.modified = hours(-23);
  expect(await clean(hours(0))).toBe(0); // its last byte is younger than its beginning
  age(path, 25);
  expect(await clean(hours(0))).toBe(2);
  expect((await here.tus('HEAD', path, {})).status).toBe(404);
  expect((await here.tus('HEAD', young, {})).status).toBe(200);
});

test('while the store is away nothing is lost, and it is said', async () => {
  const { one, here, faults } = await startMachines();
  const bytes = await photograph(330, 200);
  const path = pathOf(await here.begin(bytes.length));
  await here.append(path, 0, bytes.subarray(0, 1_000));
  const temporary = await ownTemporaryFolder();
  faults.push(() => 500);
  expect([(await here.begin(10)).status, (await here.tus('HEAD', path, {})).status]).toEqual([503, 503]);
  expect((await here.append(path, 1_000, bytes.subarray(1_000))).status).toBe(503);
  const refused = await here.call('POST', '/api/media/', { upload: idOf(path) });
  expect([refused.status, refused.body.code]).toEqual([503, 'storage_unavailable']);
  expect(one.logged.some((line) => line.msg === 'picture cannot be read')).toBe(true);
  faults.pop();
  faults.push((request) => (request.method === 'PUT' ? 500 : null)); // the part alone is not taken
  expect((await here.append(path, 1_000, bytes.subarray(1_000))).status).toBe(503);
  expect(await temporary.remaining()).toEqual([]);
  faults.pop();
  expect((await here.tus('HEAD', path, {})).headers.get('Upload-Offset')).toBe('1000');
  expect((await here.append(path, 1_000, bytes.subarray(1_000))).status).toBe(204);
  faults.push((request) => (request.method === 'GET' && request.url?.includes('000000001000-') ? 500 : null)); // while it is joined
  expect((await here.call('POST', '/api/media/', { upload: idOf(path) })).body.code).toBe('storage_unavailable');
  faults.pop();
  expect((await here.call('POST', '/api/media/', { upload: idOf(path) })).body.asset?.size).toBe(bytes.length);
});

test('names that are none are never opened', async () => {
  const { mediaS3, asked } = await startStore();
  const uploads = openUploadStore({ dataDir: await temporaryDataDir(), mediaS3 });
  for (const id of ['../originals', '1-x', '', `1-${'a'.repeat(32)}/..`]) expect(await uploads.find(id)).toBe(null);
  expect(asked).toEqual([]);
});
