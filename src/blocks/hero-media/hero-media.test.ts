import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { createBlock, validateDocument } from '#content/index.ts';
import { everythingThere, renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { heroMedia } from './block.ts';

const online_from = '2026-11-21T12:00:00Z';
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const hero = createBlock(
  heroMedia,
  { headline: { de: 'Am Wasser' }, image: { id: 5 }, video: 1, online_from, online_to: '2026-11-21T18:00:00Z' },
  { id: 'hero' },
);

test('the film is silent and waits for its script; until then, and without it, its picture stands there', () => {
  const html = renderBlocks([hero], { context: everythingThere });
  expect(html).toMatch(/<video [^>]*preload="none"/);
  expect(html).not.toMatch(/autoplay/i);
  expect(html).toContain('/16x9-1536.avif');
  expect(html).toContain('aria-label="Film abspielen"');
});

test('a picture by itself has no button and asks for no script', () => {
  const html = renderBlocks([createBlock(heroMedia, { image: { id: 5 }, online_from }, { id: 'still' })], { context: everythingThere });
  expect(html).not.toMatch(/<button|data-enhance/);
});

test('it is shown from its first instant to before its last', () => {
  const isShown = (time: string) => renderBlocks([hero], { at: at(time), context: everythingThere }).includes('Am Wasser');
  expect(['11:59:59', '12:00:00', '17:59:59', '18:00:00'].map(isShown)).toEqual([false, true, true, false]);
});

test('when it begins is required (E §5)', () => {
  const problems = (fields: object) =>
    validateDocument({ format: 1, layout: '100', columns: [[createBlock(heroMedia, fields, { id: 'hero' })]] }, blockRegistry, 'de').map(
      ({ field, problem }) => `${field} ${problem.code}`,
    );
  expect(problems({})).toEqual(['online_from required']);
  expect(problems({ online_from })).toEqual([]);
});
