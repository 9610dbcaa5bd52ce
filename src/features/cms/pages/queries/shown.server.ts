import type { Database } from '#db/database.server.ts';

export const versionOfPage = (db: Database, versionId: number, pageId: number) =>
  db
    .selectFrom('container_version')
    .innerJoin('container', 'container.id', 'container_version.container_id')
    .select(['container.id', 'container.model', 'container.slug', 'container.parent', 'container.content_type', 'container.object_id'])
    .select('container_version.document')
    .where('container_version.id', '=', versionId)
    .where('container.content_type', '=', 'page')
    .where('container.object_id', '=', pageId)
    .executeTakeFirst();

export const unpublishedContainer = (db: Database, slug: string) =>
  db.selectFrom('container').select(['id', 'model', 'slug', 'parent', 'content_type', 'object_id']).where('slug', '=', slug).executeTakeFirst();
