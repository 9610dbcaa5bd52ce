import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownSite } from '../own-site.ts';

const origin = () => new URL(ownSite().url).origin;
const token = async (page: Page) => (await page.context().cookies(origin())).find(({ name }) => name === 'csrftoken')?.value ?? '';

const writing = async (page: Page) => ({ 'X-CSRFToken': await token(page), Origin: origin(), 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') });

export async function signInEditor(page: Page): Promise<void> {
  await page.request.get('/api/csrf-token/');
  const data = { email: 'editor@ostkai.example', password: 'ostkai-demo-editor' };
  const signedIn = await page.request.post('/api/user-login/', { data, headers: { 'X-CSRFToken': await token(page), Origin: origin() } });
  expect(signedIn.status()).toBe(200);
}

export async function newPage(page: Page, { isOnline = true } = {}): Promise<string> {
  await signInEditor(page);
  const path = `/de/probe-${Date.now()}`;
  const data = { urls: { de: path }, title: { de: 'Probe' }, is_online: isOnline };
  const made = await page.request.post('/de/pageeditor-api/pages/', { data, headers: await writing(page) });
  expect(made.status()).toBe(200);
  return path;
}

export async function newPageWith(page: Page, blocks: readonly object[], { isPublished = false, isOnline = true } = {}): Promise<string> {
  const path = await newPage(page, { isOnline });
  const { id: object_id } = await (await page.request.get(`/de/pageeditor-api/page${path.slice('/de'.length)}`)).json();
  const send = async (to: string, data: object, revision?: number): Promise<Container> => {
    const headers = { ...(await writing(page)), ...(revision && { 'If-Match': `"${revision}"` }) };
    const answer = await page.request.post(`/de/pageeditor-api/container/${to}`, { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const made = await send('', { slug: `page-${object_id}`, content_type: 'page', object_id });
  const written = await send(`${made.id}/`, { document: { format: 1, layout: '100', columns: [blocks] } }, made.revision);
  if (isPublished) await send(`${made.id}/publish/`, { language: 'de' }, written.revision);
  return path;
}

type Owner = { content_type: 'event' | 'footer'; object_id: number };
type Container = { id: number; revision: number };

const containersOf = async (page: Page, owner: Owner): Promise<Container[]> => {
  const answer = await page.request.get(`/de/pageeditor-api/container/?content_type=${owner.content_type}&object_id=${owner.object_id}`);
  return (await answer.json()).results;
};

/** Takes away what an editor has put on an event's page, or into the footer: other journeys see them as the demo has them. */
export async function removeBlocksOf(page: Page, owner: Owner): Promise<void> {
  for (const { id, revision } of await containersOf(page, owner)) {
    const headers = { ...(await writing(page)), 'If-Match': `"${revision}"` };
    expect((await page.request.delete(`/de/pageeditor-api/container/${id}/`, { headers })).ok()).toBe(true);
  }
}

export async function publishFooter(page: Page, ...blocks: readonly object[]): Promise<void> {
  const owner: Owner = { content_type: 'footer', object_id: 1 };
  const send = async (path: string, data: object, revision?: number): Promise<Container> => {
    const headers = { ...(await writing(page)), ...(revision && { 'If-Match': `"${revision}"` }) };
    const answer = await page.request.post(`/de/pageeditor-api/container/${path}`, { data, headers });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const [present] = await containersOf(page, owner);
  const { id, revision } = present ?? (await send('', { slug: 'footer-1', ...owner }));
  const written = await send(`${id}/`, { document: { format: 1, layout: '100', columns: [blocks] } }, revision);
  await send(`${id}/publish/`, { language: 'de' }, written.revision);
}
