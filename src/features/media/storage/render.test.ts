import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colorAt, photograph, stripes } from '../build.ts';
import { animation } from '../build-files.ts';
import { formats, ratios, widths } from '../image-sizes.ts';
import { renderVariant, startOf } from './render.server.ts';

const vector = { file: '0123456789abcdef.svg', focal_x: 0.5, focal_y: 0.5, crops: {} };
const photo = { ...vector, file: '0123456789abcdef.jpg' };

test('every variant has the size its name promises', async () => {
  const format = 'jpg';
  for (const ratio of ratios) {
    for (const width of widths) {
      const size = await sharp(await renderVariant(stripes(), vector, { ratio, width, format })).metadata();
      const expected = { full: 3 / 2, '3x2': 3 / 2, '16x9': 16 / 9, '4x5': 4 / 5 }[ratio];
      expect([size.width, size.height]).toEqual([width, Math.round(width / expected)]);
    }
  }
});

test.each(formats)('%s is what it says', async (format) => {
  const { format: kind, compression } = await sharp(await renderVariant(stripes(), vector, { ratio: '3x2', width: 320, format })).metadata();
  expect([kind, compression].filter(Boolean)).toEqual({ avif: ['heif', 'av1'], webp: ['webp'], jpg: ['jpeg'], png: ['png'] }[format]);
});

test('a crop keeps the focal point', async () => {
  const variant = { ratio: '4x5', width: 320, format: 'webp' } as const;
  for (const [focal_x, channel] of [
    [0, 0],
    [1, 2],
  ] as const) {
    const picture = await renderVariant(stripes(), { ...vector, focal_x }, variant);
    const color = await colorAt(picture, focal_x === 0 ? 0.05 : 0.95, 0.5);
    expect(color[channel]).toBeGreaterThan(200);
    expect(color[1]).toBeLessThan(60);
  }
  expect((await colorAt(await renderVariant(stripes(), vector, variant), 0.5, 0.5))[1]).toBeGreaterThan(200);
});

test('the older sizes are what they were, cut as the ratio that is nearest', async () => {
  for (const [ratio, width, height] of [
    ['vertical', 400, 500],
    ['horizontal', 1240, 700],
  ] as const) {
    const size = await sharp(await renderVariant(stripes(), vector, { ratio, width, format: 'jpg' })).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
  }
  const crops = { '4x5': { x: 0.7, y: 0.5, width: 0.2, height: 0.375 } };
  const cut = await renderVariant(stripes(), { ...vector, crops }, { ratio: 'vertical', width: 400, format: 'jpg' });
  expect((await colorAt(cut, 0, 0.5))[2]).toBeGreaterThan(200);
});

test('what is seen through stays so as PNG, and what moves does so as WebP', async () => {
  const glass = await sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.25 } } })
    .png()
    .toBuffer();
  const png = await renderVariant(glass, { ...vector, file: '0123456789abcdef.png' }, { ratio: 'full', width: 320, format: 'png' });
  expect((await sharp(png).stats()).isOpaque).toBe(false);
  const moving = { ...vector, file: '0123456789abcdef.gif', animated: true };
  for (const ratio of ['full', '16x9'] as const) {
    const webp = await sharp(await renderVariant(await animation(4, 32), moving, { ratio, width: 320, format: 'webp' }), { animated: true }).metadata();
    expect([webp.pages, webp.width, webp.pageHeight]).toEqual([4, 32, ratio === 'full' ? 32 : 18]);
  }
});

test('what moves is cut as its crop says, in each of its pictures', async () => {
  const frame = (left: number[], right: number[]) => Buffer.from(Array.from({ length: 40 * 20 }, (_, point) => (point % 40 < 20 ? left : right)).flat());
  const frames = Buffer.concat([frame([255, 0, 0], [0, 0, 255]), frame([255, 0, 0], [0, 255, 0])]);
  const gif = await sharp(frames, { raw: { width: 40, height: 40, channels: 3, pageHeight: 20 } })
    .gif()
    .toBuffer();
  const moving = { ...vector, file: '0123456789abcdef.gif', animated: true, crops: { '4x5': { x: 0.6, y: 0, width: 0.4, height: 1 } } };
  const webp = await renderVariant(gif, moving, { ratio: '4x5', width: 320, format: 'webp' });
  const { pages, width, pageHeight } = await sharp(webp, { animated: true }).metadata();
  expect([pages, width, pageHeight]).toEqual([2, 16, 20]);
  for (const [page, channel] of [
    [0, 2],
    [1, 1],
  ] as const) {
    const { channels } = await sharp(webp, { page }).stats();
    // Of the left half nothing is left, but for what compressing adds.
    expect([(channels[0]?.max ?? 255) < 30, (channels[channel]?.min ?? 0) > 225]).toEqual([true, true]);
  }
});

test('a crop of its own is what is shown, whatever the focal point', async () => {
  const crops = { '4x5': { x: 0.7, y: 0.5, width: 0.2, height: 0.375 } };
  const picture = await renderVariant(stripes(), { ...vector, focal_x: 0, crops }, { ratio: '4x5', width: 320, format: 'webp' });
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([320, 400]);
  for (const x of [0, 1]) expect(await colorAt(picture, x, 0.5)).toEqual([expect.closeTo(0, -1), expect.closeTo(0, -1), expect.closeTo(255, -1)]);
});

test('a picture of more than a hundred million points is refused, however small its file', async () => {
  const variant = { ratio: 'full', width: 320, format: 'jpg' } as const;
  await expect(renderVariant(stripes(10_001, 10_000), vector, variant)).rejects.toThrow('pixel limit');
  expect((await sharp(await renderVariant(stripes(10_000, 10_000), vector, variant)).metadata()).width).toBe(320);
});

test('a window never leaves the picture', () => {
  expect([startOf(0, 100, 40), startOf(0.5, 100, 40), startOf(1, 100, 40), startOf(0.9, 100, 100)]).toEqual([0, 30, 60, 0]);
});

test('a photograph is not enlarged, a drawing is', async () => {
  const variant = { ratio: '16x9', width: 1536, format: 'jpg' } as const;
  const small = await sharp(await renderVariant(await photograph(500, 400), photo, variant)).metadata();
  expect([small.width, small.height]).toEqual([500, 281]);
  const large = await sharp(await renderVariant(stripes(300, 200), vector, variant)).metadata();
  expect([large.width, large.height]).toEqual([1536, 864]);
});

test('a photograph lying on its side is put upright', async () => {
  const rotated = await sharp(await photograph(600, 400))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(await renderVariant(rotated, photo, { ratio: 'full', width: 320, format: 'jpg' })).metadata();
  expect([width, height]).toEqual([320, 480]);
});

test('a drawing that calls itself a photograph, and what is no picture at all, are refused', async () => {
  const variant = { ratio: 'full', width: 320, format: 'jpg' } as const;
  await expect(renderVariant(stripes(), photo, variant)).rejects.toThrow();
  await expect(renderVariant(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'), vector, variant)).rejects.toThrow();
  await expect(renderVariant(Buffer.from('no picture'), photo, variant)).rejects.toThrow();
});
