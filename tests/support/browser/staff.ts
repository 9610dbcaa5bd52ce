import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../browser.ts';
import { ownSite } from '../own-site.ts';

type Open = (path: string, options?: { reducedMotion?: 'reduce' }) => Promise<Page>;

/** A page of the back office as the demo's editor sees it, or somebody else of the staff, signed in without the form. */
export async function asEditor(open: Open, path: string, who: 'editor' | 'manager' | 'admin' = 'editor'): Promise<Page> {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const { origin } = new URL(ownSite().url);
  await page.request.get('/api/csrf-token/');
  const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const data = { email: `${who}@ostkai.example`, password: `ostkai-demo-${who}` };
  expect((await page.request.post('/api/user-login/', { data, headers: { 'X-CSRFToken': token, Origin: origin } })).status()).toBe(200);
  await page.goto(path);
  return hydrated(page);
}

type GivenFile = { name: string; type: string; bytes: Buffer };

export const giveFiles = (page: Page, how: 'drop' | 'paste', selector: string, files: readonly GivenFile[]) =>
  page.locator(selector).evaluate(
    (target, { how: kind, given }) => {
      const data = new DataTransfer();
      for (const { name, type, bytes } of given) data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }));
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
    },
    { how, given: files.map((file) => ({ ...file, bytes: file.bytes.toString('base64') })) },
  );
