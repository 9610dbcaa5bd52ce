import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { photograph } from '../build.ts';
import { animation, captions, packedObjects, pdf, pictures, svg, telephonePhotograph } from '../build-files.ts';
import { mediaClient } from './build-upload.ts';

let site: TestApp;
let editor: SignedIn;
let client: ReturnType<typeof mediaClient>;
const services = new Services();
beforeAll(async () => {
  site = await testApp({ services });
  editor = await site.signIn('editor');
  client = mediaClient(site, editor);
});

const originals = () => readdir(join(site.dataDir, 'media', 'originals')).catch(() => []);

describe('an upload', () => {
  test('goes on where it broke off', async () => {
    const bytes = await photograph(640, 400);
    const created = await client.begin(bytes.length, 'Großer Saal.jpg');
    const path = created.headers.get('Location') ?? '';
    expect([created.status, path]).toEqual([201, expect.stringMatching(new RegExp(`^/api/media-uploads/${editor.id}-[0-9a-f]{32}$`))]);
    expect((await client.append(path, 0, bytes.subarray(0, 1_000))).headers.get('Upload-Offset')).toBe('1000');
    const upload = path.split('/').at(-1) ?? '';
    expect((await client.call('POST', '/api/media/', { upload })).body.code).toBe('upload_unfinished');
    const head = await client.tus('HEAD', path, {});
    expect([head.headers.get('Upload-Offset'), head.headers.get('Upload-Length'), head.headers.get('Cache-Control')]).toEqual([
      '1000',
      String(bytes.length),
      'no-store',
    ]);
    expect((await client.append(path, 500, bytes.subarray(500))).status).toBe(409);
    expect((await client.append(path, 1_000, bytes.subarray(1_000))).status).toBe(204);
    const { status, body } = await client.call('POST', '/api/media/', { upload });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      is_duplicate: false,
      asset: { kind: 'image', name: 'Großer Saal.jpg', content_type: 'image/jpeg', size: bytes.length, width: 640, height: 400, created_by: { id: editor.id } },
    });
    expect((await site.get(body.asset.url)).headers.get('Content-Type')).toBe('image/jpeg');
  });

  test('can be given up', async () => {
    const path = (await client.begin(10)).headers.get('Location') ?? '';
    expect((await client.tus('DELETE', path, {})).status).toBe(204);
    expect((await client.tus('HEAD', path, {})).status).toBe(404);
  });

  test('is for those who look after media, and each has their own', async () => {
    const visitor = mediaClient(site, await site.signIn('visitor'));
    const other = mediaClient(site, await site.signIn('editor', 'zweite@haus.example'));
    const bytes = await photograph(20, 20);
    const upload = await client.upload(bytes);
    const path = `/api/media-uploads/${upload}`;
    expect((await visitor.begin(10)).status).toBe(403);
    expect((await site.app.request('/api/media-uploads/', { method: 'POST', headers: { ...site.csrf, 'Tus-Resumable': '1.0.0' } })).status).toBe(401);
    for (const method of ['HEAD', 'DELETE']) expect((await other.tus(method, path, {})).status).toBe(404);
    expect((await other.append(path, 0, bytes)).status).toBe(404);
    expect((await other.call('POST', '/api/media/', { upload })).body.code).toBe('upload_missing');
    expect((await client.tus('HEAD', path, { 'X-HTTP-Method-Override': 'DELETE' })).status).toBe(200);
    expect((await client.tus('HEAD', path, {})).status).toBe(200);
    expect((await site.get(path, editor.headers)).status).toBe(404);
    for (const wrong of ['../originals/x', `${editor.id}-..%2F..%2Fx`, '1-0'])
      expect((await client.tus('HEAD', `/api/media-uploads/${wrong}`, {})).status).toBe(404);
  });

  test('without the token against forged requests is a 403, and no other site is let in', async () => {
    const { 'X-CSRFToken': _, ...cookies } = editor.headers;
    const headers = { ...cookies, 'Tus-Resumable': '1.0.0', 'Upload-Length': '3' };
    expect((await site.app.request('/api/media-uploads/', { method: 'POST', headers })).status).toBe(403);
    const answer = await client.tus('OPTIONS', '/api/media-uploads/', { Origin: 'https://elsewhere.example' });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('that is larger than any file may be is refused at its beginning', async () => {
    expect((await client.begin(2_000_000_001)).status).toBe(413);
  });
});

describe('a file', () => {
  test.each(Object.keys(pictures) as (keyof typeof pictures)[])('%s is taken for what it is, whatever it is called', async (kind) => {
    const { status, body } = await client.add(await pictures[kind](121, 80), 'rechnung.pdf.exe');
    expect([status, body.asset?.kind, body.asset?.width, body.asset?.height]).toEqual([200, 'image', 121, 80]);
    expect(body.asset.image_obj.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(body.asset.content_type).toBe({ jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif', gif: 'image/gif' }[kind]);
    expect((await site.get(body.asset.url)).status).toBe(200);
  });

  test('drawn as SVG is taken, and visitors get what has been drawn', async () => {
    const { body } = await client.add(svg('<style>.a{fill:url(#b)}</style><linearGradient id="b"/><rect class="a" width="9" height="9"/><use href="#b"/>'));
    expect(body.asset).toMatchObject({ kind: 'image', content_type: 'image/svg+xml', width: 100, height: 100 });
    expect((await site.get(body.asset.url)).headers.get('Content-Type')).toBe('image/png');
  });

  test('that moves, a document with its pages, captions with their length', async () => {
    const moving = (await client.add(await animation(5))).body.asset;
    expect(moving).toMatchObject({ kind: 'image', width: 8, height: 8, image_obj: { animated: true } });
    const webp = await (await site.get(moving.url.replace('jpg', 'webp'))).arrayBuffer();
    expect((await sharp(webp, { animated: true }).metadata()).pages).toBe(5);
    expect((await client.add(pdf(3), 'Saisonheft.pdf')).body.asset).toMatchObject({ kind: 'document', page_count: 3, name: 'Saisonheft.pdf', image_obj: null });
    expect((await client.add(pdf(0, packedObjects('1 0 << /Type /Page >> << /Type /Page >>')))).body.asset.page_count).toBe(2);
    expect((await client.add(captions())).body.asset).toMatchObject({ kind: 'captions', content_type: 'text/vtt', duration: 2.5 });
  });

  test('that is seen through is served as PNG, and one that is not never', async () => {
    const glass = await sharp({ create: { width: 50, height: 40, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } } })
      .png()
      .toBuffer();
    const { asset } = (await client.add(glass)).body;
    expect([asset.url, asset.image_thumbnails.small]).toEqual([expect.stringMatching(/full-1024\.png$/), expect.stringMatching(/full-320\.png$/)]);
    const served = await site.get(asset.url);
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const opaque = (await client.add(await pictures.png(51, 40))).body.asset;
    expect(opaque.url).toMatch(/\.jpg$/);
    expect((await site.get(opaque.url.replace('.jpg', '.png'))).status).toBe(404);
  });

  test('is made ready in its sizes before anybody asks', async () => {
    const { asset } = (await client.add(await photograph(700, 500))).body;
    await services.get(jobService).settled();
    const { file } = await site.db.selectFrom('asset').select('file').where('id', '=', asset.id).executeTakeFirstOrThrow();
    const folder = join(site.dataDir, 'media', 'variants', `${file.slice(0, 16)}-${asset.image_obj.version}`);
    const all = ['3x2', '16x9', 'full'].flatMap((ratio) => [320, 640].map((width) => `${ratio}-${width}.avif`));
    expect((await readdir(folder)).sort()).toEqual(['full-320.jpg', 'full-768.jpg', 'full-1024.jpg', ...all].sort());
  });

  test('keeps where it was taken to itself: the original stays as it was, what is served is upright and says nothing', async () => {
    const sent = await telephonePhotograph();
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Mia Privat');
    const { body } = await client.add(sent, 'IMG_1.jpg');
    expect(body.asset).toMatchObject({ width: 200, height: 300 });
    const { file } = await site.db.selectFrom('asset').select('file').where('id', '=', body.asset.id).executeTakeFirstOrThrow();
    expect(await readFile(join(site.dataDir, 'media', 'originals', file))).toEqual(sent);
    const { image_thumbnails, url } = body.asset;
    for (const path of [url, ...Object.values<string>(image_thumbnails), url.replace('full-1024.jpg', '3x2-320.avif'), url.replace('jpg', 'webp')]) {
      const served = Buffer.from(await (await site.get(path)).arrayBuffer());
      const meta = await sharp(served).metadata();
      expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(served.toString('latin1')).not.toContain('Privat');
    }
  });

  test('that is there already is offered instead, also from the bin, and is stored once', async () => {
    const bytes = await photograph(333, 222);
    const { asset } = (await client.add(bytes, 'erst.jpg')).body;
    const before = (await originals()).length;
    const again = await client.add(bytes, 'nochmal.jpg');
    expect(again.body).toMatchObject({ is_duplicate: true, asset: { id: asset.id, name: 'erst.jpg' } });
    await client.call('DELETE', `/api/media/${asset.id}/`, undefined, 1);
    expect((await client.add(bytes)).body).toMatchObject({ is_duplicate: true, asset: { id: asset.id, deleted_at: expect.any(String) } });
    expect((await originals()).length).toBe(before);
    const fresh = await photograph(334, 222);
    const both = await Promise.all([client.add(fresh), client.add(fresh)]);
    expect(both.map(({ body }) => body.is_duplicate).sort()).toEqual([false, true]);
    expect(both[0]?.body.asset.id).toBe(both[1]?.body.asset.id);
  });

  test('asked for twice with one key is stored once and answered the same', async () => {
    const upload = await client.upload(await photograph(335, 222));
    const headers = { ...editor.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'the-same-key' };
    const send = async () => (await site.app.request('/api/media/', { method: 'POST', headers, body: JSON.stringify({ upload }) })).json();
    const first = await send();
    expect([first.is_duplicate, await send()]).toEqual([false, first]);
  });

  test('is of a kind and size that the settings allow', async () => {
    const set = (key: string, value: unknown) =>
      site.db
        .insertInto('setting')
        .values({ key, value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await set('media.types', ['png', 'pdf']);
    await set('media.maxMegabytes', { image: 2, video: 1, audio: 1, document: 1, captions: 1 });
    expect((await client.add(await pictures.webp(61, 61))).body.code).toBe('type_not_allowed');
    expect((await client.add(pdf(1, `% ${'x'.repeat(999_999)}\n`))).body).toMatchObject({ code: 'file_too_large', detail: { megabytes: 1 } });
    expect((await client.begin(2_000_001)).status).toBe(413);
    await site.db.deleteFrom('setting').where('key', 'in', ['media.types', 'media.maxMegabytes']).execute();
    expect((await client.add(await pictures.webp(61, 61))).status).toBe(200);
  });
});

describe('a replacement', () => {
  test('takes the place of the old file everywhere, and keeps texts and crops that still fit', async () => {
    const { asset } = (await client.add(await photograph(900, 600))).body;
    const described = { alt: { de: 'Der Saal' }, crops: { '3x2': { x: 0, y: 0, width: 0.5, height: 0.5 } }, focal: { x: 0.2, y: 0.2 } };
    await client.call('PATCH', `/api/media/${asset.id}/`, described, 1);
    await site.db.insertInto('person').values({ name: 'Ada', sort_name: 'ada', image_id: asset.id }).execute();
    const { status, body } = await client.call(
      'POST',
      `/api/media/${asset.id}/replace/`,
      { upload: await client.upload(await photograph(1_200, 800), 'neu.jpg') },
      2,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: asset.id, revision: 3, name: 'neu.jpg', width: 1_200, alt: { de: 'Der Saal' }, crops: described.crops, use_count: 1 });
    expect(body.url).not.toBe(asset.url);
    expect([(await site.get(body.url)).status, (await site.get(asset.url)).status]).toEqual([200, 404]);
    const tall = await client.call('POST', `/api/media/${asset.id}/replace/`, { upload: await client.upload(await photograph(600, 900)) }, 3);
    expect(tall.body).toMatchObject({ crops: {}, focal: { x: 0.5, y: 0.5 }, alt: { de: 'Der Saal' } });
  });

  test('is of the same kind, made on the revision one has seen, and nothing that is there already', async () => {
    const { asset } = (await client.add(await photograph(901, 600))).body;
    const { asset: other } = (await client.add(await photograph(902, 600))).body;
    const replace = async (bytes: Uint8Array, revision = 1) =>
      (await client.call('POST', `/api/media/${asset.id}/replace/`, { upload: await client.upload(bytes) }, revision)).body;
    expect((await replace(pdf(2))).code).toBe('other_kind');
    expect(await replace(await photograph(902, 600))).toMatchObject({ code: 'duplicate', detail: { id: other.id } });
    expect((await replace(await photograph(903, 600), 7)).code).toBe('stale');
    expect((await client.call('GET', `/api/media/${asset.id}/`)).body).toEqual(asset);
  });
});
