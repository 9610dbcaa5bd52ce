import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownSite } from '../own-site.ts';

const origin = () => new URL(ownSite().url).origin;
const token = async (page: Page) => (await page.context().cookies(origin())).find(({ name }) => name === 'csrftoken')?.value ?? '';

const writing = async (page: Page) => ({ 'X-CSRFToken': await token(page), Origin: origin(), 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') });

/** Signs in one of the demo's editors. */
export async function signInEditor(page: Page): Promise<void> {
  await page.request.get('/api/csrf-token/');
  const data = { email: 'editor@ostkai.example', password: 'ostkai-demo-editor' };
  const signedIn = await page.request.post('/api/user-login/', { data, headers: { 'X-CSRFToken': await token(page), Origin: origin() } });
  expect(signedIn.status()).toBe(200);
}

/** Signs an editor in, and makes a page of their own for them to fill. */
export async function newPage(page: Page): Promise<string> {
  await signInEditor(page);
  const path = `/de/probe-${Date.now()}`;
  const data = { urls: { de: path }, title: { de: 'Probe' }, is_online: true };
  const made = await page.request.post('/de/pageeditor-api/pages/', { data, headers: await writing(page) });
  expect(made.status()).toBe(200);
  return path;
}

/** Takes away what an editor has put on an event's page: other journeys see the event as the demo has it. */
export async function removeBlocksOf(page: Page, event: string): Promise<void> {
  const query = `content_type=event&object_id=${event.split('/').at(-1)}`;
  const { results } = await (await page.request.get(`/de/pageeditor-api/container/?${query}`)).json();
  for (const { id, revision } of results as { id: number; revision: number }[]) {
    const headers = { ...(await writing(page)), 'If-Match': `"${revision}"` };
    expect((await page.request.delete(`/de/pageeditor-api/container/${id}/`, { headers })).ok()).toBe(true);
  }
}
