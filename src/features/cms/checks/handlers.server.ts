import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { redirectRules } from '#features/redirects/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { routes, unlocalisedRoutes } from '#routes.ts';
import { blockService } from '../block-support.server.ts';
import { alternativeTexts } from '../containers/publish.server.ts';
import { draftOf } from '../containers/store-container.server.ts';
import { usesOf } from '../containers/uses.ts';
import { runChecks } from './index.ts';

type Input = { parameters: { id: number }; query: { of: Language } };

/** Gathers what the rules need to know of the site, and runs them over the draft. */
export const checkHandlers = {
  check: async ({ parameters: { id }, query: { of } }: Input, { db, service, now }: RequestContext) => {
    const row = await db
      .selectFrom('container')
      .select(['id', 'slug', 'draft', 'revision', 'content_type', 'object_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return problem('not_found');
    const { registry } = service(blockService);
    const document = draftOf(row);
    const [alternatives, isReachable, page, { accent }] = await Promise.all([
      alternativeTexts(db, usesOf(document, registry)),
      reachablePaths(db),
      row.content_type === 'page' && row.object_id !== null
        ? db.selectFrom('page').select(['is_online', 'title', 'meta_title', 'meta_description']).where('id', '=', row.object_id).executeTakeFirst()
        : null,
      settingsReader(db).read(),
    ]);
    const found = runChecks({
      document,
      registry,
      page: page ?? null,
      language: of,
      now,
      isReachable,
      alternativeText: (image) => alternatives.get(image),
      grounds: { plain: '#ffffff', quiet: '#f1f1ee', dark: '#131312', signal: accent.light },
    });
    const findings = found.map(({ blockId, code, stops, field, place, message }) => ({ code, stops, block_id: blockId, field, place, message }));
    return { revision: row.revision, findings };
  },
};

/** Whether a path leads somewhere: to a page of the tree that is online, by a redirect rule, to a page of the route table, or to a file or feed. */
async function reachablePaths(db: Database): Promise<(path: string) => boolean> {
  const [pages, rules] = await Promise.all([
    db.selectFrom('page').select('urls').where('is_online', '=', true).where('content_type', '=', 'page').execute(),
    redirectRules(db),
  ]);
  const known = new Set([...pages.flatMap(({ urls }) => Object.values(urls)), ...rules.map(({ old_path }) => old_path)]);
  const rows = Object.values(routes).flatMap((row) => Object.values(row));
  const patterns = rows.map((path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`));
  const outside = Object.values(unlocalisedRoutes);
  const isFile = (path: string) => /^\/(media|api|assets)\/|^\/(de|en)\/(api|forms)\//.test(path);
  return (path) =>
    path === '/' ||
    known.has(decoded(path)) ||
    isFile(path) ||
    patterns.some((pattern) => pattern.test(path)) ||
    outside.some((start) => path === start || path.startsWith(`${start}/`));
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
