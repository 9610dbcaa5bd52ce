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

const room = 72; // px of the header

test('in no block is a picture higher than the window below the header, and what is shown whole is not cut off', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
  await newPageWith(page, []); // signs in
  const { results }: { results: Asset[] } = await (await page.request.get('/de/api/media/?kind=image&page_size=100')).json();
  const [landscape, square] = [
    results.find(({ width, height }) => width / height > 1.3),
    results.toSorted((one, other) => Math.abs(1 - one.width / one.height) - Math.abs(1 - other.width / other.height))[0],
  ];
  if (!landscape || !square) throw new Error('The demo has pictures.');
  const image = { id: landscape.id, alt: { de: 'Ein Bild' } };
  const picture = (id: string, format: string, of = landscape) => ({ id, type: 'image', fields: { image: { ...image, id: of.id }, format } });
  const list = (format: string) => ({
    id: format,
    type: 'imagelist',
    fields: { format },
    children: [picture(`${format}-1`, 'full'), picture(`${format}-2`, '16x9')],
  });
  const path = await newPageWith(
    page,
    [
      ...['full', '3x2', '16x9', '4x5', 'vertical', 'horizontal'].map((format) => picture(`b-${format}`, format)),
      picture('eckig', 'full', square),
      ...['slider', 'grid', 'masonry', 'parallax', 'semi-lazy'].map(list),
      { id: 'held', type: 'heromedia', fields: { image, headline: { de: 'Held' }, online_from: '2020-01-01T00:00:00Z' } },
      ...['', 'wide'].map((look) => ({ id: `gross${look}`, type: 'fullteaser', fields: { image, headline: { de: 'Groß' }, extra_class: look || undefined } })),
      { id: 'teaser', type: 'teaserlist', fields: {}, children: [{ id: 'einer', type: 'teaseritem', fields: { image, headline: { de: 'Einer' } } }] },
      { id: 'zwei', type: 'twocolumns', fields: { image } },
    ],
    { isPublished: true },
  );
  const visitor = await open(path, { isFirstVisit: true });
  for (const [width, height] of [
    [360, 740],
    [740, 400],
    [1024, 600],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await visitor.setViewportSize({ width, height });
    const pictures = await visitor
      .locator('#content figure img, #content section img, #content article img, #content picture img')
      .evaluateAll((all) => all.map((img) => ({ height: img.getBoundingClientRect().height, width: img.getBoundingClientRect().width })));
    expect(pictures.length).toBeGreaterThan(20);
    expect(Math.max(...pictures.map(({ height }) => height)), `${width} × ${height}`).toBeLessThanOrEqual(Math.max(224, height - room) + 1);
    const whole = await visitor.locator('#content figure[data-format="3x2"] img').boundingBox();
    expect((whole?.width ?? 0) / (whole?.height ?? 1), `${width} × ${height}`).toBeCloseTo(1.5, 1);
  }
});
