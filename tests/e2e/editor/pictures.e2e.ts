import { expect, test } from 'vitest';
import { newPageWith } from '../../support/browser/editor-page.ts';
import { useBrowser } from '../../support/browser.ts';

const open = useBrowser();

type Asset = { id: number; width: number; height: number };

test.each(['full', '4x5'])('a portrait (%s) is whole and never higher than the window, for visitors and in the editor', async (format) => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  await newPageWith(page, []); // signs in
  const { results }: { results: Asset[] } = await (await page.request.get('/de/api/media/?kind=image&page_size=100')).json();
  const tallest = results.toSorted((one, other) => other.height / other.width - one.height / one.width)[0];
  if (!tallest || tallest.height <= tallest.width) throw new Error('The demo has portraits.');
  const path = await newPageWith(page, [{ id: 'bild', type: 'image', fields: { image: { id: tallest.id, alt: { de: 'Ein Porträt' } }, format } }], {
    isPublished: true,
  });
  const visitor = await open(path, { isFirstVisit: true });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    for (const shown of [visitor, page]) {
      await shown.setViewportSize({ width, height });
      if (shown === page && !page.url().includes('?edit')) await page.goto(`${path}?edit`);
      const picture = shown.locator('#content figure img');
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      await expect.poll(() => picture.boundingBox()).not.toBeNull(); // the editor draws it anew once it has loaded
      const box = await picture.boundingBox();
      expect(box?.height, `${width} × ${height}`).toBeGreaterThan(200);
      expect(box?.height, `${width} × ${height}`).toBeLessThanOrEqual(height * 0.86 + 1);
      expect((box?.height ?? 0) / (box?.width ?? 1), 'whole').toBeCloseTo(format === '4x5' ? 5 / 4 : tallest.height / tallest.width, 1);
    }
  }
});
