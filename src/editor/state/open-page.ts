import { ApiError } from '#api/api-error.ts';
import { type Client, client, httpTransport, type Transport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import type { Language } from '#i18n/language.ts';
import type { Saved } from '../session/session.ts';

const objectTypes = ['page', 'article', 'series', 'event', 'production', 'footer'] as const;
type ObjectType = (typeof objectTypes)[number];
/** What owns the blocks at an address: one of these, or a section that several pages share, which is its own. */
export type Owner = { readonly type: ObjectType; readonly id: number } | { readonly type: 'section'; readonly id: number; readonly slug: string };
export type OpenedPage = { readonly owner: Owner; readonly containerId: number /** Where it has been read on the way. */; readonly draft?: Saved | undefined };

type Cms = Client<CmsContract>;

/** Null where no page is; `object` is what the content belongs to (`article:12`). A missing container is made, empty (E §4). */
export async function openPage(
  pathname: string,
  language: Language,
  signal: AbortSignal,
  object?: string,
  call: Transport = httpTransport,
): Promise<OpenedPage | null> {
  const cms: Cms = client<CmsContract>(call);
  const owner = ownerOf(object) ?? (await pageAt(cms, pathname, language, signal));
  if (!owner) return null;
  const { results } = await cms.get('/pageeditor-api/container/', { language, signal, query: { content_type: owner.type, object_id: owner.id } });
  const [first] = results.toSorted((one, other) => one.sort - other.sort || one.id - other.id);
  const container =
    first ??
    (await cms.post('/pageeditor-api/container/', {
      language,
      headers: writing(),
      body: { slug: `${owner.type}-${owner.id}`, content_type: owner.type, object_id: owner.id },
    }));
  return { owner, containerId: container.id, draft: container };
}

/** A new name is made, empty (E §4); null where the name cannot be one. */
export async function openSection(slug: string, language: Language, signal: AbortSignal, call: Transport = httpTransport): Promise<OpenedPage | null> {
  const cms: Cms = client<CmsContract>(call);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return null;
  const found = await cms.get('/pageeditor-api/container/by-slug/{slug}', { language, signal, parameters: { slug } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  const { id } = found ?? (await cms.post('/pageeditor-api/container/', { language, headers: writing(), body: { slug } }));
  return { owner: { type: 'section', id, slug }, containerId: id };
}

function ownerOf(object = ''): Owner | null {
  const [, named, id] = /^(\w+):(\d{1,9})$/.exec(object) ?? [];
  const type = objectTypes.find((one) => one === named);
  return type && id ? { type, id: Number(id) } : null;
}

async function pageAt(cms: Cms, pathname: string, language: Language, signal: AbortSignal): Promise<Owner | null> {
  const page = await cms
    .get('/pageeditor-api/page/{path}', { language, signal, parameters: { path: decodeURIComponent(pathname).slice(1) } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  return page && { type: 'page', id: page.id };
}
