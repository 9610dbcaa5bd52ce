import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { readThrough } from '../support/browser/walk.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const open = useBrowser();

test('nothing shifts by more than 0.02 in any block of /de/bausteine, at 1366 px and at 360', async () => {
  const page = await open('/de/user/login?next=/de/bausteine', { reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByLabel('E-Mail').fill('editor@ostkai.example');
  await page.locator('input[name=password]').fill('ostkai-demo-editor');
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Bausteine' }).waitFor();
  // The kit's own style sheets are there, though no script of the page asks for them.
  const summary = page.locator('#block-faq summary').first();
  await expect.poll(() => summary.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
  await page.addInitScript(() => {
    const shifts: Record<string, number> = {};
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[]) {
        const places = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest('main section[id]')?.id ?? 'page');
        if (!entry.hadRecentInput) for (const place of new Set(places)) shifts[place] = (shifts[place] ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload({ waitUntil: 'load' });
    await readThrough(page);
    const shifts = await page.evaluate((): Record<string, number> => Reflect.get(window, 'shifts'));
    expect(await page.locator('main section[id^=block-]').count()).toBe(blockRegistry.blocks.length);
    expect(
      Object.entries(shifts).filter(([, shift]) => shift > 0.02),
      `${width} px`,
    ).toEqual([]);
  }
});
