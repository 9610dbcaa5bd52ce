import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import type { PageLink, StoredPage } from '../../contract.ts';

/** What leads to a page from the blocks of others, drafts included, by its address alone or to a place on it; each page or section once. */
export async function linksToPage(db: Database, { id, urls, content_type }: StoredPage, language: Language): Promise<PageLink[]> {
  // An entry of the menu has no address of its own: who leads to its target does not lead to it.
  if (content_type === 'link') return [];
  const words = Object.values(urls).map((url) => `link:${url}`);
  const { rows } = await sql<{ id: number; slug: string; title: Record<string, string> | null; urls: Record<string, string> | null; page: number | null }>`
    select container.id, container.slug, page.id as page, page.title, page.urls
      from container left join page on container.content_type = 'page' and page.id = container.object_id
     where not (container.content_type is not distinct from 'page' and container.object_id is not distinct from ${id})
       and exists (
         select from unnest(container.uses || coalesce((
           select array_agg(use) from published_container shown, unnest(shown.uses) use where shown.container_id = container.id), '{}')) as used
          where regexp_replace(used, '[?#].*$', '') = any (${words}))
     order by container.id`.execute(db);
  return rows.map(({ id: section, slug, page, title, urls: of }) =>
    page === null
      ? { kind: 'section', id: section, title: slug, url: null }
      : { kind: 'page', id: page, title: choose(title ?? {}, language).text, url: choose(of ?? {}, language).text || null },
  );
}
