import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Looks } from '../content/looks.ts';
import { motifs } from '../content/motif.ts';
import { portraits } from '../content/portraits.ts';
import { drawPoster } from './draw-poster.ts';
import { palettes } from './palette.ts';
import { randomFrom } from './random.ts';
import { steps } from './steps.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `Nocturne ${index}`);
const largest = 25_000; // bytes

describe.each(motifs)('%s', (motif) => {
  const posters = seeds.map((seed) => drawPoster({ motif, seed }));

  test('the same seed gives the same picture, other seeds give others', () => {
    expect(seeds.map((seed) => drawPoster({ motif, seed }))).toEqual(posters);
    expect(new Set(posters.map(({ svg }) => svg)).size).toBeGreaterThan(seeds.length * 0.95);
    expect(new Set(posters.map(({ color }) => color)).size).toBeGreaterThan(4);
  });

  test('small, with nothing in it but shapes', () => {
    for (const { svg } of posters) {
      expect(Buffer.byteLength(svg)).toBeLessThan(largest);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|href/);
    }
  });

  test('says its size, its tone and its centre', () => {
    const [width, height] = motif === 'silhouette' || motif === 'group' ? [1024, 1280] : [1536, 1024];
    for (const poster of posters) {
      expect(poster).toMatchObject({ width, height, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
      expect(Math.min(poster.focalX, poster.focalY)).toBeGreaterThanOrEqual(0);
      expect(Math.max(poster.focalX, poster.focalY)).toBeLessThanOrEqual(1);
    }
  });

  test('can be rendered, and is more than one colour', async () => {
    for (const { svg, width, height } of posters.slice(0, 12)) {
      const { data, info } = await sharp(Buffer.from(svg), { density: 9 }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(info.width / info.height).toBeCloseTo(width / height, 1);
      const drawn = new Set(Array.from({ length: info.width * info.height }, (_, pixel) => data.readUIntBE(pixel * info.channels, 3)));
      expect(drawn.size).toBeGreaterThan(2);
    }
  });
});

test('a portrait looks as the person does: skin, hair, beard, glasses and age are drawn as they are told', () => {
  const looks: Looks = { skin: 4, hair: 'none', tone: 'grey', jaw: 'square' };
  for (const seed of seeds) {
    const svg = (more: Partial<Looks> = {}) => drawPoster({ motif: 'silhouette', seed, looks: { ...looks, ...more } }).svg;
    expect(svg()).toContain('#8a5634');
    expect(svg()).not.toMatch(/#b9b3a8|#f5d2bb|#eabf9b/);
    expect(svg({ beard: 'full' })).toContain('#b9b3a8');
    expect(svg({ hair: 'bun', tone: 'black' })).toContain('#111111');
    expect(svg({ isOld: true })).not.toBe(svg());
    expect(svg({ glasses: true })).not.toBe(svg());
  }
});

test('everybody of whom the demo tells can be told from the ground', () => {
  for (const { name, looks } of portraits) if (looks) expect(() => drawPoster({ motif: 'silhouette', seed: name, looks }), name).not.toThrow();
});

test('the signal colour follows the accent of the venue', () => {
  const signal = '#d1290f';
  const accent = '#0057b8';
  const without = seeds.map((seed) => drawPoster({ motif: 'bars', seed }).svg);
  expect(without.join('')).toContain(signal);
  const withAccent = seeds.map((seed) => drawPoster({ motif: 'bars', seed, accent }).svg);
  expect(withAccent.join('')).not.toContain(signal);
  expect(withAccent.join('')).toContain(accent);
});

test('half discs that roll stay clear of either side of the picture', async () => {
  const roll = steps.find(({ name }) => name === 'roll');
  for (const seed of seeds) {
    const random = randomFrom(seed);
    const { shapes = [] } = roll?.({ width: 1536, height: 1024, random, palette: random.pick(palettes()) }) ?? {};
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1536 1024" width="1536" height="1024">${shapes.join('')}</svg>`;
    const { data, info } = await sharp(Buffer.from(svg), { density: 9 }).ensureAlpha().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
    const column = (x: number) => Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0);
    expect([Math.max(...column(0)), Math.max(...column(info.width - 1))], seed).toEqual([0, 0]);
    expect(Math.max(...data)).toBe(255);
  }
});
