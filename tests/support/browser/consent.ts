import type { Page } from 'playwright-core';
import { blockExamples } from '#blocks/examples.ts';
import type { Block } from '#content/index.ts';
import { newPageWith } from './editor-page.ts';

export const layer = 'section[aria-label="Dienste anderer"], section[aria-label="Services of others"]';

const blocks = ['video', 'audio', 'viewer', 'socialmedia'].flatMap((type) => blockExamples[type] ?? []);
const form: Block = { id: 'hubspot', type: 'forms', fields: { hubspot_id: '7d2f1c9a-0b34-4c8e-9f21-5a6b7c8d9e0f' } };

/** `page` is signed in as an editor. */
export const makeEmbedsPage = (page: Page): Promise<string> => newPageWith(page, [...blocks, form], { isPublished: true });

export const openSettings = async (page: Page): Promise<void> => {
  await page.locator('footer a[data-consent]').click();
  await page.locator('dialog[open]').waitFor();
};

export const answer = async (page: Page, text: string): Promise<void> => {
  await page.locator(layer).getByRole('button', { name: text, exact: true }).click();
  await page.locator(layer).waitFor({ state: 'detached' });
};

export const foreignFrames = (page: Page): Promise<number> => page.locator('iframe[src^="https://"]').count();
