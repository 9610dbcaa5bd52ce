import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { containersWithOwners, ownerOf } from '../../containers/queries/container-owner.server.ts';

type Row = { container_id: number; languages: string[]; shown: string[] };

/** What is made of blocks and is published with a release, or was: by its owner's name, with the languages that go out and those that visitors then have. */
export async function pagesOfRelease(db: Database, releaseId: number, language: Language) {
  const { rows } = await sql<Row>`
    select going.container_id, array_agg(going.language order by going.language) as languages,
        array(select published.language from published_container published where published.container_id = going.container_id and published.document is not null) as shown
      from (select container_id, language from planned_publication where release_id = ${releaseId}
        union select container_id, language from release_publication where release_id = ${releaseId}) as going
      group by going.container_id`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ container_id }) => container_id);
  const owned = await containersWithOwners(db).where('container.id', 'in', ids).execute();
  return owned.flatMap((container) => {
    const row = rows.find(({ container_id }) => container_id === container.id);
    return row ? [{ ...ownerOf(container, language), languages: row.languages, shown: [...new Set([...row.languages, ...row.shown])].sort() }] : [];
  });
}
