import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall } from '#api/user.ts';
import { emptyDocument, parseDocumentText } from '#content/index.ts';
import { CachedReads, minuteOf } from '#db/cached-read.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { type Language, languages } from '#i18n/language.ts';
import { blockService } from '../block-support.server.ts';
import { firstWords } from '../containers/first-words.server.ts';
import { presentModules, type Shown } from '../containers/present-modules.server.ts';
import { headOf, publishedBySlug, publishedOf } from '../containers/published.server.ts';
import type { Module, Page } from '../contract.ts';
import { draftsOf, publishedAt } from '../preview/planned-at.server.ts';
import { presentPage } from './present-page.server.ts';
import { onlineTree, pageRow, wholeTree } from './queries/page-rows.server.ts';
import { unpublishedContainer, versionOfPage } from './queries/shown.server.ts';

/** How what is published is presented to who asks. */
export const readerOf = ({ db, service, language, now }: RequestContext) => ({
  db,
  support: service(blockService),
  language,
  now,
  audience: 'visitors' as const,
});

/** A page by its path; null: there is none, or it is not online and who asks is no editor (E §4). */
export async function pageAt(path: string, context: RequestContext, versionId?: number): Promise<Page | null> {
  const { db, language } = context;
  const { preview } = context;
  const isForStaff = mayCall('editor', context.user);
  const tree = await (isForStaff ? wholeTree(db) : onlineTree(db));
  // Who has a link to one draft sees nothing else that is not online: neither in menus nor beside it.
  const pathPage = tree.at(path) ?? (typeof preview?.draftOf === 'number' ? (await wholeTree(db)).at(path) : undefined);
  const row = pathPage && (await pageRow(db, pathPage.id));
  if (row?.content_type !== 'page') return null;
  const isDraft = preview?.draftOf === 'every page' || preview?.draftOf === row.id;
  if (!row.is_online && !isForStaff && !isDraft) return null;
  const object = { content_type: 'page', object_id: row.id };
  const isPublished = !isDraft && !preview?.at && versionId === undefined;
  const modules = await (isPublished ? publishedModules(object, context) : otherModules(object, context, { isDraft, versionId }));
  const page = presentPage(row, { tree, modules, language, isForStaff, versionId });
  // What nobody has described is described by its first words: search engines would take any.
  const meta_description = page.meta_description || firstWords(page.modules, context.service(blockService).registry);
  return { ...page, meta_description, ...(preview && { preview: { is_draft: isDraft, at: preview.at && toBerlinIso(preview.at) } }) };
}

/** Whether anything has ever been put on an object's page, for the query that reads the object: most events and productions have no blocks, and cost no query for them. `id`: its column, `event.id`. */
export const hasBlocks = (contentType: 'event' | 'production', id: string) =>
  sql<boolean>`exists (select from container where container.content_type = ${contentType} and container.object_id = ${sql.ref(id)})`;

type ContainerOwner = { content_type: string; object_id: number };

/** Of so many pages, articles, events and productions in a language what they show is cached: some tens of kB each where it is long. */
const shownModules = new CachedReads(100);

/** What is published of an object, such as an article: its containers in their order. The same objects as long as nothing of it changes, a minute at most. */
export async function publishedModules(object: ContainerOwner, context: RequestContext): Promise<Module[]> {
  const { db, language, now } = context;
  return shownModules.get(db, `${object.content_type} ${object.object_id} ${language}`, minuteOf(now), async () =>
    presentModules(await publishedOf(db, object, language), readerOf(context)),
  );
}

/** A draft, what will be published at an instant, or a version. */
async function otherModules(
  object: ContainerOwner,
  context: RequestContext,
  { isDraft, versionId }: { isDraft: boolean; versionId: number | undefined },
): Promise<Module[]> {
  const { db, language, preview } = context;
  const published = await (isDraft
    ? draftsOf(db, object, language)
    : preview?.at
      ? publishedAt(db, object, language, preview.at)
      : publishedOf(db, object, language));
  const shown = versionId === undefined ? published : await withVersion(published, versionId, object.object_id, context);
  return presentModules(shown, readerOf(context));
}

/** One of the page's containers as it was in a version, the others as they are published. */
async function withVersion(published: readonly Shown[], versionId: number, pageId: number, { db, language }: RequestContext): Promise<Shown[]> {
  const version = await versionOfPage(db, versionId, pageId);
  const parsed = version && parseDocumentText(version.document);
  if (!version || !parsed?.ok) throw problem('not_found');
  const shown: Shown = { ...headOf(version), language, document: parsed.document };
  return published.some(({ id }) => id === shown.id) ? published.map((one) => (one.id === shown.id ? shown : one)) : [...published, shown];
}

/**
 * A section by its slug; null: there is none, or nothing of it is published and who asks is no editor. What belongs to a
 * page, an article or another object has a slug as well, but visitors get it with its owner alone, which may not be online.
 */
export async function sectionAt(slug: string, context: RequestContext): Promise<Module | null> {
  const { db, language } = context;
  const isForStaff = mayCall('editor', context.user);
  const [published] = await publishedBySlug(db, [slug], language);
  const shown = published ?? (isForStaff ? await unpublished(slug, context) : null);
  if (!shown || (shown.content_type !== null && !isForStaff)) return null;
  return (await presentModules([shown], readerOf(context)))[0] ?? null;
}

async function unpublished(slug: string, { db, language }: RequestContext): Promise<Shown | null> {
  const row = await unpublishedContainer(db, slug);
  return row ? { ...row, language, document: emptyDocument } : null;
}

/** The path that `{path}` of the call means: with the language of the call before it, unless it begins with one. */
export const pathOfCall = (path: string, language: Language): string =>
  languages.some((other) => path === other || path.startsWith(`${other}/`)) ? `/${path}` : `/${language}/${path}`;
