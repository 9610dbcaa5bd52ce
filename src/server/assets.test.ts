import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtHead } from './assets.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('scripts wait behind styles and font; the page’s own is marked', () => {
  const manifest = {
    'src/app/entry.client.tsx': {
      file: 'assets/entry.js',
      imports: ['vendor'],
      css: ['assets/entry.css'],
      assets: ['assets/instrument-sans-latin-wght-normal-a.woff2'],
    },
    vendor: { file: 'assets/vendor.js' },
    'src/features/home/home.page.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
  };
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  const head = builtHead(folder)('src/features/home/home.page.tsx');
  const scripts = [...head.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([
    '<link rel="modulepreload" href="/assets/vendor.js" fetchpriority="low">',
    '<link rel="modulepreload" href="/assets/home.js" fetchpriority="low" data-page>',
  ]);
  expect(head).toMatch(/as="font"[^>]*>(?:<link rel="stylesheet"[^>]*>){2}<link rel="modulepreload"/);
});
