import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { unpublishedDrafts } from '#features/cms/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { maxLines, maxNarrowed, oldDraftDays } from '../limits.ts';
import type { VersionsDashboard } from './schema.ts';

type Draft = {
  id: number;
  kind: string | null;
  object_id: number | null;
  slug: string;
  title: Localised | null;
  is_published: boolean;
  updated_at: Date;
  by: string | null;
  is_old: boolean;
  drafts: number;
  old_drafts: number;
};
type Software = { postgres: string; migration: string; migrated_at: Date };

/** Two statements. */
export async function readVersions(db: Database, now: Date, language: Language, wanted?: 'all' | 'old'): Promise<VersionsDashboard> {
  const old = sql`draft.updated_at < ${now}::timestamptz - make_interval(days => ${oldDraftDays})`;
  const [software, drafts] = await Promise.all([
    sql<Software>`
      select current_setting('server_version') as postgres, name as migration, applied_at as migrated_at
      from schema_migration order by number desc limit 1`.execute(db),
    sql<Draft>`
      select draft.id, draft.content_type as kind, draft.object_id, draft.slug, coalesce(page.title, production.title, article.title) as title,
        draft.is_published, draft.updated_at, coalesce(nullif(site_user.name, ''), site_user.email) as by, ${old} as is_old,
        (count(*) over ())::int as drafts, (count(*) filter (where ${old}) over ())::int as old_drafts
      from ${unpublishedDrafts}
      left join page on draft.content_type = 'page' and page.id = draft.object_id
      left join event on draft.content_type = 'event' and event.id = draft.object_id
      left join production on production.id = coalesce(event.production_id, case when draft.content_type = 'production' then draft.object_id end)
      left join article on draft.content_type = 'article' and article.id = draft.object_id
      left join site_user on site_user.id = draft.updated_by
      order by draft.updated_at, draft.id limit ${wanted ? maxNarrowed : maxLines}`.execute(db),
  ]);
  const { postgres = '', migration = '', migrated_at = now } = software.rows[0] ?? {};
  return {
    software: {
      version: ownVersion(),
      build: buildOf(),
      node: process.versions.node,
      postgres: postgres.split(' ')[0] ?? '',
      migration,
      migrated_at: toBerlinIso(migrated_at),
    },
    drafts: drafts.rows[0]?.drafts ?? 0,
    old_drafts: drafts.rows[0]?.old_drafts ?? 0,
    results: drafts.rows
      .filter(({ is_old }) => wanted !== 'old' || is_old)
      .map(({ slug, title, drafts: _, old_drafts: __, updated_at, ...row }) => ({
        ...row,
        title: (title && choose(title, language).text) || slug,
        updated_at: toBerlinIso(updated_at),
      })),
  };
}

let version: string | undefined;
function ownVersion(): string {
  version ??= String(JSON.parse(readFileSync('package.json', 'utf8')).version);
  return version;
}

/** Written by the build (bin/prepare.mjs). */
function buildOf(): string | null {
  try {
    const { commit } = JSON.parse(readFileSync('dist/build.json', 'utf8'));
    return typeof commit === 'string' && commit !== '' ? commit : null;
  } catch {
    return null; // in development and in tests nothing is built
  }
}
