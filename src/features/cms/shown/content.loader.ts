import { data, type LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { languageOfPath } from '#i18n/language.ts';
import type { CmsContract, Module, Page } from '../contract.ts';

/** The server alone renders what stands on it. */
export type ContentPageData = Omit<Page, 'modules' | 'og_image_thumbs' | 'settings_url'> & { serverOnly?: { modules: Module[] } };

/** 404 where there is none for who asks; with `v` a version of it, for staff (E §6). */
export async function loadContent({ request, context }: LoaderFunctionArgs): Promise<ContentPageData> {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const version = searchParams.get('v');
  const path = decoded(pathname).slice(1);
  const api = client<CmsContract>(context.get(transportContext));
  const { modules, og_image_thumbs, settings_url, ...page } = await orNoSuchPage(
    api.get('/pageeditor-api/page/{path}', { language, signal: request.signal, parameters: { path }, query: version ? { version_id: version } : {} }),
  );
  return { ...page, serverOnly: { modules } };
}

/** Percent signs are decoded; what spells no letters is a path of no page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw data(null, { status: 404 });
  }
}

/** What is no page, or not for who asks, is a path that leads nowhere (E §8). */
async function orNoSuchPage<T>(answer: Promise<T>): Promise<T> {
  return orRouteError(
    answer.catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    }),
  );
}
