import { problem } from '#api/problem.server.ts';
import { type Finding, parseDocumentText, searchText, validateDocument } from '#content/index.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import {
  alternativeTexts,
  documentOfVersion,
  insertPublished,
  insertVersion,
  noteEmptyChange,
  raiseRevision,
  setPublished,
  unsetPublished,
} from './queries/versions.server.ts';
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
  await insertPublished(db, container.id, language);
  await setPublished(db, container.id, version, now, usesOf(parsed.document, registry), searchText(parsed.document, registry, language), language);
  await nextRevision(writing, container);
}

export async function unpublish(writing: Writing, container: Pick<LockedContainer, 'id' | 'revision'>, language: string): Promise<void> {
  await unsetPublished(writing.db, container.id, language);
  await nextRevision(writing, container);
}

/** Another revision, though the draft is the same: who publishes at once with somebody else is told. */
async function nextRevision({ db, user, now }: Writing, { id, revision }: Pick<LockedContainer, 'id' | 'revision'>): Promise<void> {
  const by = user?.id ?? null;
  await raiseRevision(db, id, revision, now, by);
  await noteEmptyChange(db, id, revision, now, by);
}

/** Makes a version of this container the draft again. Rejects with `not_found` and `unreadable`. */
export async function restore(writing: Writing, container: LockedContainer, versionId: number): Promise<void> {
  const version = await documentOfVersion(writing.db, container.id, versionId);
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
) => insertVersion(db, id, now, revision, draft, user?.id ?? null, version);
