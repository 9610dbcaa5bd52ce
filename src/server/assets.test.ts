import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtHead } from './assets.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('scripts wait behind styles and font; the page’s own is marked; its style sheets come as one, are named one by one, and bring no scripts of their own', () => {
  const manifest = {
    'src/app/entry.client.tsx': {
      file: 'assets/entry.js',
      imports: ['vendor'],
      css: ['assets/entry.css'],
      assets: ['assets/instrument-sans-latin-wght-normal-a.woff2'],
    },
    vendor: { file: 'assets/vendor.js' },
    'src/app/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['vendor'] },
    'src/features/home/home.page.tsx': { file: 'assets/home.js', css: ['assets/home.css'], styles: ['alerts'] },
    alerts: { file: 'assets/alerts.js', css: ['assets/alerts.css'] },
  };
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'assets'));
  for (const file of ['entry', 'home', 'alerts']) writeFileSync(join(folder, 'assets', `${file}.css`), `.${file}{}`);
  const { headFor, styleSheets } = builtHead(folder);
  const head = headFor('src/features/home/home.page.tsx');
  const scripts = [...head.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([
    '<link rel="modulepreload" href="/assets/vendor.js" fetchpriority="low">',
    '<link rel="modulepreload" href="/assets/hydrate.js" fetchpriority="low">',
    '<link rel="modulepreload" href="/assets/home.js" fetchpriority="low" data-page>',
  ]);
  expect(head).toMatch(/as="font"[^>]*>(?:<link rel="stylesheet"[^>]*>){2}(?:<link rel="stylesheet"[^>]* disabled>){2}<link rel="modulepreload"/);
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href);
  expect(sheets).toEqual(['/assets/entry.css', expect.stringMatching(/^\/assets\/styles-[\w-]{8}\.css$/)]);
  expect(String(styleSheets.get(sheets[1] ?? ''))).toBe('.home{}.alerts{}');
  expect([...head.matchAll(/href="([^"]+)" disabled/g)].map(([, href]) => href)).toEqual(['/assets/home.css', '/assets/alerts.css']);
});
