import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { stripes, temporaryDataDir } from '../build.ts';
import { saveFile } from '../files/save-file.server.ts';
import { readOriginal, saveImage, saveOriginal } from './originals.server.ts';

const db = await testDatabase();
const picture = { contentType: 'image/svg+xml', width: 1536, height: 1024, color: '#ffffff', alt: { de: 'Streifen' } };

test('an original is named by its content, stored once, and leaves nothing else behind', async () => {
  const dataDir = await temporaryDataDir();
  const file = await saveOriginal(dataDir, stripes(), 'image/svg+xml');
  expect(file).toMatch(/^[0-9a-f]{16}\.svg$/);
  const names = await Promise.all([1, 2, 3, 4].map(() => saveOriginal(dataDir, stripes(), 'image/svg+xml')));
  expect(new Set(names)).toEqual(new Set([file]));
  expect(await readdir(join(dataDir, 'media', 'originals'))).toEqual([file]);
  expect(await readOriginal(dataDir, file)).toEqual(stripes());
});

test('a file that was cut short is replaced by the whole one', async () => {
  const dataDir = await temporaryDataDir();
  const file = await saveOriginal(dataDir, stripes(), 'image/svg+xml');
  await writeFile(join(dataDir, 'media', 'originals', file), '<svg');
  await saveOriginal(dataDir, stripes(), 'image/svg+xml');
  expect(await readOriginal(dataDir, file)).toEqual(stripes());
});

test('what is no picture is not stored', async () => {
  const dataDir = await temporaryDataDir();
  await mkdir(join(dataDir, 'media'), { recursive: true });
  for (const contentType of ['text/html', 'constructor', '']) {
    await expect(saveOriginal(dataDir, Buffer.from('x'), contentType)).rejects.toThrow(TypeError);
  }
  expect(await readdir(join(dataDir, 'media'))).toEqual([]);
});

test.each(['../../secret.svg', '0123456789abcdef.svg/../../x', '0123456789abcdef.txt', '/etc/passwd'])('%s is never opened', async (file) => {
  const dataDir = await temporaryDataDir();
  expect(() => readOriginal(dataDir, file)).toThrow(TypeError);
});

test('a picture has one row, also when it is saved several times at once', async () => {
  const dataDir = await temporaryDataDir();
  const bytes = stripes(900, 600);
  const saved = await Promise.all([1, 2, 3].map(() => saveImage(db, dataDir, { ...picture, bytes })));
  expect(new Set(saved).size).toBe(1);
  const [first = 0] = saved;
  const rows = await db.selectFrom('asset').selectAll().where('id', '=', first).execute();
  expect(rows).toMatchObject([{ content_type: 'image/svg+xml', focal_x: 0.5, alt: { de: 'Streifen' }, credit: {}, color: '#ffffff' }]);
  const other = await saveImage(db, dataDir, { ...picture, bytes: stripes(899, 600), focal: { x: 0.25, y: 0.75 }, credit: { de: 'Ostkai' } });
  expect(other).not.toBe(first);
  expect(await db.selectFrom('asset').select(['focal_x', 'focal_y', 'credit']).where('id', '=', other).execute()).toEqual([
    { focal_x: 0.25, focal_y: 0.75, credit: { de: 'Ostkai' } },
  ]);
});

// Who comes second meets the index of the name or that of the content first: with the name alone as the conflict, one round in seven fails.
test.each(['picture', 'file'])('a %s that is saved by six at once is taken by all of them, whichever index meets them', async (kind) => {
  const dataDir = await temporaryDataDir();
  for (let round = 0; round < 100; round += 1) {
    const bytes = Buffer.from(`${kind} ${round}`);
    const save = () =>
      kind === 'picture'
        ? saveImage(db, dataDir, { ...picture, bytes })
        : saveFile(db, dataDir, { bytes, kind: 'document', contentType: 'application/pdf', name: 'Saalplan.pdf', title: { de: 'Saalplan' } });
    await saveOriginal(dataDir, bytes, kind === 'picture' ? picture.contentType : 'application/pdf');
    expect(new Set(await Promise.all([1, 2, 3, 4, 5, 6].map(save))).size).toBe(1);
  }
});
