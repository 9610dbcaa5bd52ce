import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordingBytes } from '../../../../seed/recordings/index.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { mediaClient } from '../upload/build-upload.ts';
import { flac, mp3, mp4, ogg, oggSum, secret, wav, webm } from './build-recordings.ts';
import { inspectRecording } from './inspect-recording.server.ts';

let site: TestApp;
let client: ReturnType<typeof mediaClient>;
beforeAll(async () => {
  site = await testApp();
  client = mediaClient(site, await site.signIn('editor'));
});

const bytesOf = async (url: string, headers = {}) => Buffer.from(await (await site.get(url, headers)).arrayBuffer());

describe('what is served says nothing of who made it', () => {
  test.each([
    ['a film', () => mp4({ tagged: true }), { kind: 'video', content_type: 'video/mp4', width: 640, height: 360, duration: 5 }],
    ['QuickTime', () => mp4({ tagged: true, brand: 'qt  ' }), { kind: 'video', content_type: 'video/mp4', width: 640, height: 360, duration: 5 }],
    ['a film without a picture', () => mp4({ tagged: true, video: null }), { kind: 'audio', content_type: 'audio/mp4', width: null, duration: 5 }],
    ['a sound in M4A', () => mp4({ tagged: true, brand: 'M4A ', video: null }), { kind: 'audio', content_type: 'audio/mp4' }],
    ['WebM', () => webm({ tagged: true }), { kind: 'video', content_type: 'video/webm', width: 320, height: 180, duration: 2.5 }],
    ['MP3', () => mp3({ tagged: true }), { kind: 'audio', duration: expect.closeTo(1.04, 1) }],
    ['WAV', () => wav({ tagged: true }), { kind: 'audio', duration: 2 }],
    ['FLAC', () => flac({ tagged: true }), { kind: 'audio', duration: 2 }],
    ['Opus', () => ogg({ tagged: true }), { kind: 'audio', duration: 2 }],
    ['Vorbis', () => ogg({ tagged: true, codec: 'vorbis' }), { kind: 'audio', duration: 2 }],
    ['comments of many pages', () => ogg({ tagged: true, codec: 'vorbis', long: true }), { kind: 'audio', duration: 2 }],
  ])('%s', async (_, make, known) => {
    const sent = make();
    expect(sent.toString('latin1')).toContain(secret);
    const { status, body } = await client.add(sent, 'aufnahme');
    expect([status, body.code]).toEqual([200, undefined]);
    expect(body.asset).toMatchObject(known);
    const served = await bytesOf(body.asset.url);
    expect(served.length).toBe(sent.length);
    for (const word of [secret, '+53.5', 'Privat']) expect(served.toString('latin1')).not.toContain(word);
    for (const at of [0, 30, 99, sent.length - 60]) {
      expect(await bytesOf(body.asset.url, { Range: `bytes=${at}-${at + 41}` })).toEqual(served.subarray(at, at + 42));
    }
    const { file } = await site.db.selectFrom('asset').select('file').where('id', '=', body.asset.id).executeTakeFirstOrThrow();
    const path = join(site.dataDir, 'media', 'originals', file);
    expect(await readFile(path)).toEqual(sent); // the original is what was sent
    // What is left is as good a recording as before, with nothing more to hide.
    const again = join(site.dataDir, `served.${file.split('.')[1]}`);
    await writeFile(again, served);
    expect(await inspectRecording(again, file.split('.')[1] ?? '')).toMatchObject({ duration: expect.closeTo(body.asset.duration, 1) });
  });

  test('picture and sound are as they were', async () => {
    const served = await bytesOf((await client.add(mp4({ tagged: true, tail: Buffer.from('\0\0\0\x09free!', 'latin1') }))).body.asset.url);
    expect(served.toString('latin1')).toContain('picture and sound');
    const film = await recordingBytes('quay.mp4');
    const { asset } = (await client.add(film)).body;
    expect(asset).toMatchObject({ kind: 'video', width: expect.any(Number), duration: expect.closeTo(8, 0) });
    const shown = await bytesOf(asset.url);
    const begin = film.indexOf('mdat');
    expect(begin).toBeGreaterThan(0);
    expect(shown.subarray(begin, begin + 20_000)).toEqual(film.subarray(begin, begin + 20_000));
    const gong = (await client.add(await recordingBytes('gong.m4a'))).body.asset;
    expect([gong.kind, gong.duration > 1]).toEqual(['audio', true]);
  });

  test('pages of Ogg keep their sums', async () => {
    const served = await bytesOf((await client.add(ogg({ tagged: true, codec: 'vorbis', long: true }))).body.asset.url);
    for (let at = 0; at < served.length; ) {
      const lacing = served.subarray(at + 27, at + 27 + (served[at + 26] ?? 0));
      const page = Buffer.from(served.subarray(at, at + 27 + lacing.length + lacing.reduce((sum, part) => sum + part, 0)));
      const sum = page.readUInt32LE(22);
      page.writeUInt32LE(0, 22);
      expect(oggSum(page)).toBe(sum);
      at += page.length;
    }
  });

  test('a film that was sent while it was made is one', async () => {
    expect((await client.add(webm({ live: true }))).body.asset).toMatchObject({ kind: 'video', duration: 2.5 });
  });

  test('what came before anybody looked is looked into when it is asked for', async () => {
    const { asset } = (await client.add(mp3({ tagged: true }).subarray(0, -1))).body;
    await site.db.updateTable('asset').set({ redactions: null }).where('id', '=', asset.id).execute();
    expect((await bytesOf(asset.url)).toString('latin1')).not.toContain('deu');
    const row = await site.db.selectFrom('asset').select(['redactions', 'revision']).where('id', '=', asset.id).executeTakeFirstOrThrow();
    expect([row.redactions?.length, row.revision]).toEqual([expect.any(Number), 1]);
  });
});

describe('what a browser cannot play is refused with the reason', () => {
  test.each([
    ['H.265 (HEVC)', mp4({ video: 'hvc1' })],
    ['MPEG-4 Part 2', mp4({ video: 'mp4v' })],
    ['ProRes', mp4({ video: 'apcn' })],
    ['H.264 4:2:2 / 10 bit', mp4({ profile: 122 })],
    ['DRM', mp4({ video: 'encv' })],
    ['Dolby Digital (AC-3)', mp4({ sound: 'ac-3' })],
    ['Apple Lossless (ALAC)', mp4({ brand: 'M4A ', video: null, sound: 'alac' })],
    ['ProRes', mp4({ brand: 'qt  ', video: 'apch' })],
    ['H.265 (HEVC)', mp4({ brand: 'qt  ', video: 'hvc1' })],
    ['PCM', mp4({ brand: 'qt  ', sound: 'sowt' })],
    ['QuickTime reference movie', mp4({ brand: 'qt  ', source: 'alis' })],
    ['“V_MPEG4/ISO/AVC”', webm({ codec: 'V_MPEG4/ISO/AVC' })],
  ])('%s', async (format, bytes) => {
    const upload = await client.upload(bytes, 'film.mp4');
    for (const language of ['de', 'en'] as const) {
      const { status, body } = await client.call('POST', `/${language}/api/media/`, { upload });
      expect([status, body.code, body.detail]).toEqual([422, 'film_unplayable', { format }]);
      expect(body.message).toContain(format);
      expect(body.message).toContain('H.264');
    }
  });

  test.each(['vp09', 'av01', 'avc3'])('%s is played', async (video) => {
    expect((await client.add(mp4({ video, tail: Buffer.from(`\0\0\0\x0cfree${video}`, 'latin1') }))).status).toBe(200);
  });
});
