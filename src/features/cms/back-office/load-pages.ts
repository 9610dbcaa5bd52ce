import { ApiError } from '#api/api-error.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import type { Asset, MediaContract } from '#features/media/contract.ts';
import type { CmsContract, PageLink, StoredPage } from '../contract.ts';
import { containersPerPage } from '../limits.ts';
import type { BinContract, DeletedPage } from '../pages/bin-contract.ts';
import { type NewPage, newLegalPage } from './legal/new-legal-page.ts';

export type PageContracts = CmsContract & BinContract & MediaContract;
type Call = Omit<ScreenCall<PageContracts>, 'transport' | 'staff'>;

export type PagesData = { pages: StoredPage[]; deleted?: DeletedPage[] };
/** `page` null: a new one, below `below` where that was asked for, with what it begins with. */
export type PageData = PagesData & { page: StoredPage | null; below: number | null; beginning?: NewPage; links: PageLink[]; picture: Asset | null };

export async function loadPages({ api, language, signal }: Pick<Call, 'api' | 'language' | 'signal'>): Promise<PagesData> {
  const pages: StoredPage[] = [];
  for (let page = 1; ; page++) {
    const { results, next } = await api.get('/pageeditor-api/pages/', { language, signal, query: { page, page_size: containersPerPage } });
    pages.push(...results);
    if (next === null) return { pages };
  }
}

export async function loadTree({ api, language, signal }: Call): Promise<PagesData> {
  const [{ pages }, deleted] = await Promise.all([loadPages({ api, language, signal }), api.get('/pageeditor-api/page-bin/', { language, signal })]);
  return { pages, deleted };
}

/** Null where there is none. */
export async function loadPage(call: Call): Promise<PageData | null> {
  const { api, language, signal, params, url } = call;
  if (params.id === 'new') {
    return {
      ...(await loadPages(call)),
      page: null,
      below: Number(url.searchParams.get('below')) || null,
      beginning: newLegalPage(url.searchParams.get('legal')),
      links: [],
      picture: null,
    };
  }
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1) return null;
  try {
    const one = { language, signal, parameters: { id } };
    const [page, { links }, { pages }] = await Promise.all([
      api.get('/pageeditor-api/pages/{id}/', one),
      api.get('/pageeditor-api/pages/{id}/links/', one),
      loadPages(call),
    ]);
    const picture = page.og_image_id === null ? null : await api.get('/api/media/{id}/', { language, signal, parameters: { id: page.og_image_id } });
    return { page, links, pages, picture, below: null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
