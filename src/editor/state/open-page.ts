import { ApiError } from '#api/api-error.ts';
import { type Client, client, httpTransport, type Transport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import type { Language } from '#i18n/language.ts';
import type { Saved } from '../session/session.ts';

const objectTypes = ['page', 'article', 'series', 'event', 'production', 'footer'] as const;
type ObjectType = (typeof objectTypes)[number];
type ObjectOwner = { readonly type: ObjectType; readonly id: number };
/** What owns the blocks at an address: one of these, or a section that several pages share, which is its own. */
export type Owner = ObjectOwner | { readonly type: 'section'; readonly id: number; readonly slug: string };
export type OpenedPage = { readonly owner: Owner; readonly containerId: number /** Where it has been read on the way. */; readonly draft?: Saved | undefined };

type Cms = Client<CmsContract>;

/** What is there before anything is made: asking changes nothing. `container` is null where none is yet. */
export type FoundPage =
  | { readonly owner: ObjectOwner; readonly container: (Saved & { readonly id: number }) | null }
  | { readonly slug: string; readonly container: { readonly id: number } | null };

/** Null where no page is; `object` is what the content belongs to (`article:12`). */
export async function findPage(
  pathname: string,
  language: Language,
  signal: AbortSignal,
  object?: string,
  call: Transport = httpTransport,
): Promise<FoundPage | null> {
  const cms: Cms = client<CmsContract>(call);
  const owner = ownerOf(object) ?? (await pageAt(cms, pathname, language, signal));
  if (!owner) return null;
  const { results } = await cms.get('/pageeditor-api/container/', { language, signal, query: { content_type: owner.type, object_id: owner.id } });
  const [container = null] = results.toSorted((one, other) => one.sort - other.sort || one.id - other.id);
  return { owner, container };
}

/** Null where the name cannot be one. */
export async function findSection(slug: string, language: Language, signal: AbortSignal, call: Transport = httpTransport): Promise<FoundPage | null> {
  const cms: Cms = client<CmsContract>(call);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return null;
  const container = await cms.get('/pageeditor-api/container/by-slug/{slug}', { language, signal, parameters: { slug } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  return { slug, container };
}

/** A missing container is made, empty, and so is a section by a new name (E §4). */
export async function openFound(found: FoundPage, language: Language, call: Transport = httpTransport): Promise<OpenedPage> {
  const cms: Cms = client<CmsContract>(call);
  const make = (body: { slug: string; content_type?: ObjectType; object_id?: number }) =>
    cms.post('/pageeditor-api/container/', { language, headers: writing(), body });
  if ('slug' in found) {
    const { id } = found.container ?? (await make({ slug: found.slug }));
    return { owner: { type: 'section', id, slug: found.slug }, containerId: id };
  }
  const { owner } = found;
  const container = found.container ?? (await make({ slug: `${owner.type}-${owner.id}`, content_type: owner.type, object_id: owner.id }));
  return { owner, containerId: container.id, draft: container };
}

function ownerOf(object = ''): ObjectOwner | null {
  const [, named, id] = /^(\w+):(\d{1,9})$/.exec(object) ?? [];
  const type = objectTypes.find((one) => one === named);
  return type && id ? { type, id: Number(id) } : null;
}

async function pageAt(cms: Cms, pathname: string, language: Language, signal: AbortSignal): Promise<ObjectOwner | null> {
  const page = await cms
    .get('/pageeditor-api/page/{path}', { language, signal, parameters: { path: decodeURIComponent(pathname).slice(1) } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  return page && { type: 'page', id: page.id };
}
