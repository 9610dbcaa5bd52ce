import type { Worker } from 'node:worker_threads';
import { Parser } from 'htmlparser2';
import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { requireHarmlessSvg } from './svg.server.ts';

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);

afterEach(() => vi.restoreAllMocks());

test('while a hostile SVG of 700 kB is examined the site answers: it is read in another thread, which ends', async () => {
  const site = await testApp();
  const exits: Promise<unknown>[] = [];
  const follow = (worker: Worker) => exits.push(new Promise((resolve) => worker.on('exit', resolve)));
  process.on('worker', follow);
  const readHere = vi.spyOn(Parser.prototype, 'end');
  const examination = requireHarmlessSvg(svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))).catch((error: unknown) => error);
  const answer = await site.get('/api/opening-hours/');
  expect(answer.status).toBeLessThan(500);
  expect(await examination).toMatchObject({ code: 'picture_active' });
  process.off('worker', follow);
  expect([exits.length, readHere.mock.calls.length]).toEqual([1, 0]);
  await Promise.all(exits);
});

test('a long drawing is taken', async () => {
  await expect(requireHarmlessSvg(svg(`<path d="${'M0 0h1'.repeat(200_000)}"/>`))).resolves.toBeUndefined();
});

test('one that is no text, and one that is too long', async () => {
  await expect(requireHarmlessSvg(Buffer.from([0x3c, 0xff, 0xfe]))).rejects.toMatchObject({ code: 'picture_broken' });
  await expect(requireHarmlessSvg(svg('x'.repeat(2_000_000)))).rejects.toMatchObject({ code: 'picture_too_large' });
});

test('several at once are examined one after the other', async () => {
  const all = await Promise.allSettled([svg('<g/>'), svg('<script/>'), svg('<g/>')].map(requireHarmlessSvg));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test.each([
  ['a hundred thousand layers', '<g>'.repeat(100_000)],
  ['a style of comments that do not end, and a fetch', `<style>${'/*'.repeat(400_000)} @import url(https://elsewhere.example/a.css);</style>`],
])('%s is refused at once', async (_, inner) => {
  await expect(requireHarmlessSvg(svg(inner))).rejects.toMatchObject({ code: 'picture_active' });
});

test('comments are no part of a style', async () => {
  await expect(requireHarmlessSvg(svg('<style>/* url(https://elsewhere.example) */ .a { fill: red } /**/</style>'))).resolves.toBeUndefined();
  await expect(requireHarmlessSvg(svg('<style>.a { fill: ur/* */l(https://elsewhere.example) }</style>'))).rejects.toMatchObject({ code: 'picture_active' });
});
