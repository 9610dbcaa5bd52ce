import { sql } from 'kysely';

/** Contents whose draft is younger than all that is published of it. An empty one that nobody has touched is no draft. */
export const unpublishedDrafts = sql`(
  select container.*, published.revision is not null as is_published
  from container left join lateral (
    select max(version.revision) as revision from published_container
    join container_version as version on version.id = published_container.version_id
    where published_container.container_id = container.id and published_container.document is not null
  ) as published on true
  where container.revision > coalesce(published.revision, 0) and container.updated_by is not null
) as draft`;
