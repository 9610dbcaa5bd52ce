import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { connect, createPool } from '#db/database.server.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { photograph, stripes, temporaryDataDir } from '../build.ts';
import { widths } from '../image-sizes.ts';
import { saveOriginal } from './originals.server.ts';
import { exclusiveInDatabase } from './queries/rendering-lock.server.ts';
import { renderVariant } from './render.server.ts';
import { createVariantStore } from './variants.server.ts';

const variant = { ratio: '3x2', width: 320, format: 'webp' } as const;
const centre = { focal_x: 0.5, focal_y: 0.5, crops: {} };

function counted() {
  const counts = { total: 0, now: 0, most: 0 };
  const render: typeof renderVariant = async (...input) => {
    counts.total += 1;
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    try {
      return await renderVariant(...input);
    } finally {
      counts.now -= 1;
    }
  };
  return { counts, render };
}

test('however many ask at once, one rendering is made, kept whole, and read the next time', async () => {
  const dataDir = await temporaryDataDir();
  const image = { file: await saveOriginal(dataDir, stripes(), 'image/svg+xml'), ...centre };
  const { counts, render } = counted();
  const variants = createVariantStore(dataDir, { render });
  const results = await Promise.all(Array.from({ length: 20 }, () => variants(image, variant)));
  expect(counts.total).toBe(1);
  expect(results[0]).toMatchObject({ kind: 'ready' });
  expect(new Set(results).size).toBe(1);
  const [folder = ''] = await readdir(join(dataDir, 'media', 'variants'));
  expect(await readdir(join(dataDir, 'media', 'variants', folder))).toEqual(['3x2-320.webp']);
  expect(await createVariantStore(dataDir, { render })(image, variant)).toEqual(results[0]);
  expect(counts.total).toBe(1);
});

test('two renderings at a time; who finds the line full is told so, and nothing breaks', async () => {
  const dataDir = await temporaryDataDir();
  const image = { file: await saveOriginal(dataDir, stripes(), 'image/svg+xml'), ...centre };
  const { counts, render } = counted();
  const variants = createVariantStore(dataDir, { render, waiting: 2 });
  const results = await Promise.all(widths.map((width) => variants(image, { ...variant, width })));
  expect(counts.most).toBe(2);
  expect(results.map(({ kind }) => kind).sort()).toEqual(['busy', 'busy', 'ready', 'ready', 'ready', 'ready']);
  expect(await variants(image, { ...variant, width: 1536 })).toMatchObject({ kind: 'ready' });
});

test('an original that fails is left alone for a minute, and harms no other', async () => {
  const dataDir = await temporaryDataDir();
  const broken = { file: await saveOriginal(dataDir, await photograph(900, 600), 'image/jpeg'), ...centre };
  const sound = { file: await saveOriginal(dataDir, stripes(), 'image/svg+xml'), ...centre };
  await writeFile(join(dataDir, 'media', 'originals', broken.file), 'no picture');
  const { counts, render } = counted();
  const reported: unknown[] = [];
  let time = 0;
  const variants = createVariantStore(dataDir, { render, now: () => time, report: (error) => reported.push(error) });

  const burst = await Promise.all(widths.map((width) => variants(broken, { ...variant, width })));
  expect(burst.every(({ kind }) => kind === 'unreadable')).toBe(true);
  expect(counts.total).toBeLessThanOrEqual(2);
  expect(reported).toHaveLength(counts.total);
  const tried = counts.total;
  expect(await variants(broken, variant)).toEqual({ kind: 'unreadable' });
  expect(counts.total).toBe(tried);
  expect(await variants(sound, variant)).toMatchObject({ kind: 'ready' });

  await writeFile(join(dataDir, 'media', 'originals', broken.file), await photograph(900, 600));
  time = 60_000;
  expect(await variants(broken, variant)).toMatchObject({ kind: 'ready' });
});

test('a missing original is unreadable; one that cannot be kept is served all the same', async () => {
  const dataDir = await temporaryDataDir();
  const image = { file: await saveOriginal(dataDir, stripes(), 'image/svg+xml'), ...centre };
  await writeFile(join(dataDir, 'media', 'variants'), 'a file where the folder should be');
  const reported: unknown[] = [];
  const variants = createVariantStore(dataDir, { report: (error) => reported.push(error) });
  const result = await variants(image, variant);
  expect(result.kind === 'ready' && (await sharp(result.bytes).metadata()).width).toBe(320);
  expect(reported).toHaveLength(1);
  await rm(join(dataDir, 'media', 'originals', image.file));
  expect(await variants(image, variant)).toEqual({ kind: 'unreadable' });
});

test('a new focal point makes a new crop', async () => {
  const dataDir = await temporaryDataDir();
  const file = await saveOriginal(dataDir, stripes(), 'image/svg+xml');
  const variants = createVariantStore(dataDir);
  const crop = { ...variant, ratio: '4x5' } as const;
  const left = await variants({ ...centre, file, focal_x: 0, focal_y: 0.5 }, crop);
  const right = await variants({ ...centre, file, focal_x: 1, focal_y: 0.5 }, crop);
  expect(left).not.toEqual(right);
});

test('of twenty who ask two processes, one has it made', async () => {
  const dataDir = await temporaryDataDir();
  const image = { file: await saveOriginal(dataDir, stripes(), 'image/svg+xml'), ...centre };
  const { counts, render } = counted();
  const { db, url } = await testDatabaseWithUrl();
  const other = connect(createPool({ connectionString: url }, 4));
  onTestFinished(() => other.destroy());
  const stores = [db, other].map((connection) => createVariantStore(dataDir, { render, exclusively: exclusiveInDatabase(connection) }));
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => stores[index % 2]?.(image, variant)));
  expect(results.map((result) => result?.kind)).toEqual(Array(20).fill('ready'));
  expect(counts.total).toBe(1);
});
