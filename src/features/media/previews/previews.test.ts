import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { recordingBytes } from '../../../../seed/recordings/index.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { photograph, temporaryDataDir } from '../build.ts';
import { pdf } from '../build-files.ts';
import { mp4, webm } from '../recordings/build-recordings.ts';
import { mediaClient } from '../upload/build-upload.ts';
import { makePreview } from './make-preview.server.ts';
import { askForPreviews } from './preview-jobs.server.ts';
import { findPrograms } from './programs.server.ts';

const here = findPrograms(process.env.PATH ?? '');

async function standIns(video = 'cp "$0.png" "$last"', document = 'cp "$0.png" "$last.png"'): Promise<string> {
  const folder = join(await temporaryDataDir(), 'programs');
  await mkdir(folder);
  const picture = await sharp(await photograph(300, 200))
    .png()
    .toBuffer();
  for (const [name, act] of [
    ['ffmpeg', video],
    ['pdftoppm', document],
  ] as const) {
    await writeFile(join(folder, `${name}.png`), picture);
    await writeFile(join(folder, name), `#!/bin/sh\nfor last; do :; done\n${act}\n`);
    await chmod(join(folder, name), 0o755);
  }
  return folder;
}

async function siteWith(mediaPrograms: string) {
  const services = new Services();
  const site = await testApp({ services, media: { mediaPrograms } });
  const client = mediaClient(site, await site.signIn('editor'));
  const made = async (id: number) => {
    await services.get(jobService).settled();
    return (await client.call('GET', `/api/media/${id}/`)).body;
  };
  return { ...site, client, made };
}

describe('where the machine has the programs', () => {
  test('a film and a document get a picture, which changes and goes with them', async () => {
    const { client, made, db, get } = await siteWith(await standIns());
    const film = (await client.add(mp4(), 'film.mp4')).body.asset;
    expect(film).toMatchObject({ preview: 'coming', image_obj: null });
    const shown = await made(film.id);
    expect(shown).toMatchObject({ preview: 'made', poster_id: null, image_obj: { width: 300, height: 200 }, revision: film.revision });
    expect((await get(shown.image_thumbnails.small)).status).toBe(200);
    const document = (await client.add(pdf(3), 'programm.pdf')).body.asset;
    expect((await made(document.id)).preview).toBe('made');
    expect((await client.call('GET', '/api/media/')).body.results.map(({ name }: { name: string }) => name)).toEqual(['programm.pdf', 'film.mp4']);
    expect((await client.call('GET', '/api/media/?kind=image')).body.count).toBe(0);

    const replaced = await client.call('POST', `/api/media/${film.id}/replace/`, { upload: await client.upload(webm(), 'neu.webm') }, film.revision);
    expect(replaced.body.preview).toBe('coming');
    const after = await made(film.id);
    expect([after.preview, after.image_obj.id]).not.toEqual(['made', shown.image_obj.id]);
    await client.call('DELETE', `/api/media/${film.id}/`, undefined, after.revision);
    const picture = await db.selectFrom('asset').select('deleted_at').where('belongs_to', '=', film.id).executeTakeFirstOrThrow();
    expect(picture.deleted_at).not.toBeNull();
  });

  test('what none can be made of says so, and is not tried again', async () => {
    const { client, made, db } = await siteWith(await standIns('exit 1', 'echo "no picture" > "$last.png"'));
    for (const [bytes, name] of [
      [mp4(), 'film.mp4'],
      [pdf(1), 'blatt.pdf'],
    ] as const) {
      const { asset } = (await client.add(bytes, name)).body;
      expect(await made(asset.id)).toMatchObject({ preview: 'failed', image_obj: null, revision: asset.revision });
    }
    const asked: number[] = [];
    await askForPreviews(db, { video: 'ffmpeg', document: 'pdftoppm' }, async (id) => void asked.push(id));
    expect(asked).toEqual([]);
  });
});

test('where it has none, somebody has to choose; what came then is asked for when there is one', async () => {
  const { client, made, db } = await siteWith('/nowhere');
  const { asset } = (await client.add(mp4(), 'film.mp4')).body;
  expect(await made(asset.id)).toMatchObject({ preview: 'no_program', image_obj: null });
  const asked: number[] = [];
  await askForPreviews(db, { video: 'ffmpeg', document: null }, async (id) => void asked.push(id));
  expect(asked).toEqual([asset.id]);
});

describe('the real programs', () => {
  test.skipIf(!here.video)('take a frame of a film, as upright and wide as it is shown', async () => {
    const path = join(await temporaryDataDir(), 'quay.mp4');
    await writeFile(path, await recordingBytes('quay.mp4'));
    const picture = await makePreview(here.video ?? '', path, { kind: 'video', file: 'quay.mp4', duration: 8 });
    const { width, height, format } = await sharp(picture).metadata();
    const film = { width: 640, height: 360 };
    expect([format, width / height]).toEqual(['jpeg', expect.closeTo(film.width / film.height, 1)]);
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5); // no plain darkness
  });

  test.skipIf(!here.document)('draw the first page of a document', async () => {
    const path = join(await temporaryDataDir(), 'blatt.pdf');
    await writeFile(path, pdf(2));
    const picture = await makePreview(here.document ?? '', path, { kind: 'document', file: 'blatt.pdf', duration: null });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', height: 1_536 });
  });

  test.skipIf(!here.video)('open nothing but the file itself', async () => {
    const folder = await temporaryDataDir();
    await writeFile(join(folder, 'other.mp4'), await recordingBytes('quay.mp4'));
    const path = join(folder, 'list.mp4');
    await writeFile(path, `ffconcat version 1.0\nfile ${join(folder, 'other.mp4')}\n`);
    await expect(makePreview(here.video ?? '', path, { kind: 'video', file: 'list.mp4', duration: 8 })).rejects.toThrow();
  });
});
