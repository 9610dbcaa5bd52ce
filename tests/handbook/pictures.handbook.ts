import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { articles } from '../../src/features/handbook/articles.ts';
import type { Article } from '../../src/features/handbook/define-article.ts';
import { pictureSize } from '../../src/features/handbook/picture-size.ts';
import { type Language, languages } from '../../src/i18n/language.ts';
import { asEditor } from '../support/browser/staff.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const open = useBrowser();
const folder = join(import.meta.dirname, '../../src/features/handbook/pictures');

const addressOf = async ({ picture }: Article, language: Language, page: Page): Promise<string> => {
  if (typeof picture.path !== 'string') return picture.path[language];
  const [coming] = (await (await page.request.get('/de/api/cms-events/?when=coming&page_size=1')).json()).results;
  return `/cms-hub${picture.path.replace(':coming', String(coming.id))}${language === 'en' ? '?lang=en' : ''}`;
};

test.each(articles.flatMap((article) => languages.map((language) => [article.id, language, article] as const)))('%s, %s', async (id, language, article) => {
  const page = await asEditor(open, '/cms-hub', 'admin');
  await page.setViewportSize(pictureSize);
  await page.goto(await addressOf(article, language, page));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const name = article.picture.marks?.[language];
  if (name) {
    const control = (['button', 'link', 'tab'] as const)
      .map((role) => page.getByRole(role, { name }))
      .reduce((either, one) => either.or(one))
      .first();
    await control.waitFor();
    await control.evaluate((element) => {
      if (element instanceof HTMLElement) Object.assign(element.style, { outline: '4px solid #d1290f', outlineOffset: '4px' });
    });
  }
  const bytes = await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  expect(bytes.length).toBeLessThan(120_000);
  writeFileSync(join(folder, `${id}.${language}.webp`), bytes);
});
