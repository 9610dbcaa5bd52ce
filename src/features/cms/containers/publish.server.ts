import { problem } from '#api/problem.server.ts';
import { type Finding, parseDocumentText, searchText, validateDocument } from '#content/index.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import { draftOf, type LockedContainer, storeDraft, type Writing } from './store-container.server.ts';
import { usesOf } from './uses.ts';

/** With a version; other languages stay. Rejects with `not_publishable`, whose detail lists what is missing. */
export async function publish(writing: Writing, container: LockedContainer, language: string): Promise<void> {
  await requirePublishable(writing, container, language);
  const version = await addVersion(writing, container, { kind: 'publish', language, name: '' });
  await showVersion(writing, container, language, { id: version.id, document: container.draft });
}

/** Rejects with `not_publishable` and `unreadable`. */
export async function requirePublishable(writing: Writing, container: LockedContainer, language: string): Promise<void> {
  const { db, registry } = writing;
  const document = draftOf(container);
  const alternatives = await alternativeTexts(db, usesOf(document, registry));
  const { 'embed.hosts': embedHosts } = await settingsReader(db).read();
  const findings: Finding[] = validateDocument(document, registry, language, { embedHosts, alternativeText: (id) => alternatives.get(id) });
  if (findings.length > 0) throw problem('not_publishable', { data: findings });
}

/** In one language, from now on; rejects with `unreadable`. */
export async function showVersion(
  writing: Writing,
  container: Pick<LockedContainer, 'id' | 'revision'>,
  language: string,
  version: { id: number; document: string },
): Promise<void> {
  const { db, registry, now } = writing;
  const parsed = parseDocumentText(version.document);
  if (!parsed.ok) throw problem('unreadable');
  await db
    .insertInto('published_container')
    .values({ container_id: container.id, language })
    .onConflict((conflict) => conflict.columns(['container_id', 'language']).doNothing())
    .execute();
  await db
    .updateTable('published_container')
    .set({
      document: version.document,
      version_id: version.id,
      published_at: now,
      uses: usesOf(parsed.document, registry),
      search_text: searchText(parsed.document, registry, language),
    })
    .where('container_id', '=', container.id)
    .where('language', '=', language)
    .execute();
  await nextRevision(writing, container);
}

export async function unpublish(writing: Writing, container: Pick<LockedContainer, 'id' | 'revision'>, language: string): Promise<void> {
  await writing.db
    .updateTable('published_container')
    .set({ document: null, version_id: null, published_at: null, uses: [], search_text: '' })
    .where('container_id', '=', container.id)
    .where('language', '=', language)
    .execute();
  await nextRevision(writing, container);
}

/** Another revision, though the draft is the same: who publishes at once with somebody else is told. */
async function nextRevision({ db, user, now }: Writing, { id, revision }: Pick<LockedContainer, 'id' | 'revision'>): Promise<void> {
  const by = user?.id ?? null;
  await db
    .updateTable('container')
    .set({ revision: revision + 1, updated_at: now, updated_by: by })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('container_change')
    .values({ container_id: id, revision: revision + 1, commands: '[]', at: now, user_id: by })
    .execute();
}

/** Makes a version of this container the draft again. Rejects with `not_found` and `unreadable`. */
export async function restore(writing: Writing, container: LockedContainer, versionId: number): Promise<void> {
  const version = await writing.db
    .selectFrom('container_version')
    .select('document')
    .where('id', '=', versionId)
    .where('container_id', '=', container.id)
    .executeTakeFirst();
  if (!version) throw problem('not_found');
  const parsed = parseDocumentText(version.document);
  if (!parsed.ok) throw problem('unreadable');
  await storeDraft(writing, container, parsed.document, null);
}

/** Keeps the draft as it is. */
export const addVersion = (
  { db, user, now }: Writing,
  { id, draft, revision }: LockedContainer,
  version: { kind: 'publish' | 'named' | 'planned'; language: string | null; name: string },
) =>
  db
    .insertInto('container_version')
    .values({ ...version, container_id: id, day: dayOf(now), revision, document: draft, at: now, user_id: user?.id ?? null })
    .returning(['id', 'kind', 'language', 'name', 'revision', 'at'])
    .executeTakeFirstOrThrow();

/** The library's own words for the images that a document uses. */
export async function alternativeTexts(db: Writing['db'], uses: readonly string[]): Promise<Map<number, Localised | 'decorative'>> {
  const ids = uses.flatMap((use) => (use.startsWith('image:') ? [Number(use.slice('image:'.length))] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('asset').select(['id', 'alt', 'decorative']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, alt, decorative }) => [id, decorative ? 'decorative' : alt]));
}
