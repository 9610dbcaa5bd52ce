import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { requireHarmlessSvg } from './svg.server.ts';

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);

test('a long drawing is read in slices, between which others are served', async () => {
  let isRead = false;
  let turns = 0;
  const reading = requireHarmlessSvg(svg(`<path d="${'M0 0h1'.repeat(200_000)}"/>`)).then(() => {
    isRead = true;
  });
  while (!isRead) {
    turns++;
    await turn();
  }
  await reading;
  expect(turns).toBeGreaterThan(20);
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
