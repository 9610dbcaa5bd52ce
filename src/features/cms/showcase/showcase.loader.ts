import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { isLayout, type Layout } from '#content/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { ShowcaseContract } from './contract.ts';

type Showcase = Awaited<ReturnType<typeof askFor>>;
/** The server alone renders the blocks. */
export type ShowcaseData = { ground: string; layout: string; serverOnly?: { blocks: Showcase } };

/** Anybody else is led to the sign-in and back, and who lacks the right is told so (403). */
export async function loadShowcase(args: LoaderFunctionArgs): Promise<ShowcaseData> {
  const { pathname, search, searchParams } = new URL(args.request.url);
  const [ground, layout] = [searchParams.get('ground') ?? '', searchParams.get('layout')];
  const chosen = { ...(/^[a-z]{1,40}$/.test(ground) && { ground }), ...(isLayout(layout) && { layout }) };
  const blocks = await askFor(args, chosen).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401)
      throw redirect(`${href('userLogin', languageOfPath(pathname))}?next=${encodeURIComponent(pathname + search)}`);
    if (error instanceof ApiError && error.status === 403) throw data({ code: 'forbidden' }, { status: 403 });
    throw error;
  });
  return { ground: chosen.ground ?? 'plain', layout: chosen.layout ?? '100', serverOnly: { blocks } };
}

const askFor = ({ request, context }: LoaderFunctionArgs, query: { ground?: string; layout?: Layout }) =>
  client<ShowcaseContract>(context.get(transportContext)).get('/pageeditor-api/showcase/', {
    language: languageOfPath(new URL(request.url).pathname),
    signal: request.signal,
    query,
  });
