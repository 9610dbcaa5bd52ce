import { type Browser, chromium } from 'playwright-core';
import { makeEditor, signInEditor } from '../../tests/support/editor.ts';
import type { RunningSite } from '../../tests/support/site.ts';
import { atMost, type Measurement, quantile } from '../measurement.ts';
import { withPageOfBlocks } from '../page-of-blocks.ts';
import { timesOfKeys } from './key-times.ts';
import { type Look, openPage, sizeOf } from './opened-page.ts';
import { timesOfSaves } from './save-times.ts';
import { timeToOpen } from './time-to-open.ts';

type Speed = { blocks: number; slowness: number; words: string; mostToOpen: number };

/** As an office has it, and on a machine four times slower. */
const speeds: readonly Speed[] = [
  { blocks: 60, slowness: 1, words: 'sixty blocks', mostToOpen: 300 },
  { blocks: 200, slowness: 1, words: 'two hundred blocks', mostToOpen: 300 },
  { blocks: 60, slowness: 4, words: 'sixty blocks, four times slower', mostToOpen: 1_500 },
];
/** A key takes at most so many times as long as in the same page without an editor. */
const mostOfBare = 1.5;

/**
 * Bars: press to tools ≤ 300 ms at full speed, of which somebody who saves data and has no code yet is told beside; a key at most one and a
 * half times as long as without an editor; edit mode ≤ 60 kB, rich text ≤ 135 kB gzip, a save ≤ 60 ms.
 */
export async function measureEditing({ url }: RunningSite, dataDir: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await makeEditor(dataDir);
    const headers = await signInEditor(url);
    const measured: Measurement[] = [];
    for (const speed of speeds) {
      const look = (path: string): Look => ({ url, path, cookies: headers.Cookie, slowness: speed.slowness });
      measured.push(...(await withPageOfBlocks(dataDir, speed.blocks, (path) => measureSpeed(browser, look(path), speed))));
    }
    const saved = await withPageOfBlocks(dataDir, 60, (path) => timesOfSaves(url, headers, path));
    return [...measured, { ...figureOf('edit mode of sixty blocks: a save, p95', saved), bar: atMost(60, quantile(saved, 0.95), 'ms') }];
  } finally {
    await browser.close();
  }
}

/** In turn with pages without an editor, as a machine is slower one minute than the next. */
const rounds = 3;

async function measureSpeed(browser: Browser, look: Look, { blocks, words, mostToOpen }: Speed): Promise<Measurement[]> {
  const times = { opening: [] as number[], bare: [] as number[], plain: [] as number[], rich: [] as number[] };
  let richText = 0;
  for (let round = 0; round < rounds; round += 1) {
    const bare = await openPage(browser, look);
    times.bare.push(...(await timesOfKeys(bare.page, await bare.someText())));
    await bare.page.context().close();
    const { page, scripts } = await openPage(browser, look);
    times.opening.push(await timeToOpen(page));
    times.plain.push(...(await timesOfKeys(page, page.locator('#content [data-text]').first())));
    await page.waitForLoadState('networkidle');
    scripts.clear();
    times.rich.push(...(await timesOfKeys(page, page.locator('#content [data-rich]').first())));
    richText = sizeOf(new Map([...scripts].filter(([name]) => /rich-text|format-bar/.test(name))));
    await page.getByText('Gespeichert', { exact: true }).waitFor();
    await page.context().close();
  }
  const fresh = await openFresh(browser, look);
  const opened = quantile(times.opening, 0.5);
  const sizes: Measurement[] = [
    {
      what: 'edit mode: its first chunk, gzip',
      value: `${fresh.own.toFixed(1)} kB`,
      bar: atMost(60, fresh.own, 'kB'),
      details: `${fresh.all.toFixed(1)} kB with all`,
    },
    { what: 'rich text: with the first text that has the focus, gzip', value: `${richText.toFixed(1)} kB`, bar: atMost(135, richText, 'kB') },
  ];
  return [
    {
      what: `edit mode of ${words}: opened`,
      value: `${opened.toFixed(0)} ms`,
      bar: atMost(mostToOpen, opened, 'ms'),
      details: times.opening.map(Math.round).join(', '),
    },
    { what: `edit mode of ${words}: opened with its code still to come`, value: `${fresh.opened.toFixed(0)} ms` },
    ofBare(`edit mode of ${words}: a key in a line, of one without an editor`, times.plain, times.bare),
    ofBare(`edit mode of ${words}: a key in rich text, of one without an editor`, times.rich, times.bare),
    ...(blocks === 200 ? sizes : []),
  ];
}

/** By somebody who saves data: all of the code comes with the pointer and the press. */
async function openFresh(browser: Browser, look: Look): Promise<{ opened: number; own: number; all: number }> {
  const { page, scripts } = await openPage(browser, { ...look, savesData: true });
  const opened = await timeToOpen(page);
  const own = sizeOf(new Map([...scripts].filter(([name]) => /\/edit-mode-/.test(name))));
  if (own === 0) throw new Error('The code of edit mode was there before the press: what is counted is not all of it.');
  await page.context().close();
  return { opened, own, all: sizeOf(scripts) };
}

/** Of the p95, which the screen's own rhythm decides as much as the work. */
function ofBare(what: string, times: readonly number[], bare: readonly number[]): Measurement {
  const ratio = quantile(times, 0.95) / quantile(bare, 0.95);
  const figures = (of: readonly number[]) => `p50 ${quantile(of, 0.5).toFixed(1)}, p95 ${quantile(of, 0.95).toFixed(1)} ms`;
  return { what, value: ratio.toFixed(2), bar: atMost(mostOfBare, ratio, ''), details: `${figures(times)}; without: ${figures(bare)}` };
}

const figureOf = (what: string, times: readonly number[]): Measurement => ({
  what,
  value: `${quantile(times, 0.95).toFixed(1)} ms`,
  details: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
});
