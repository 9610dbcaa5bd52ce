import type { HandlersOf } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { emptyDocument, parseDocumentText, serialiseDocument } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { blockService } from '../block-support.server.ts';
import { authors } from './authors.server.ts';
import type { Container, NewContainer, Version } from './container-schema.ts';
import type { containersContract, presenceContract } from './contract.ts';
import { footerObject } from './footer-object.ts';
import { beHere } from './presence.server.ts';
import { addVersion, publish, restore, unpublish } from './publish.server.ts';
import { forgetOldWrites } from './queries/changes.server.ts';
import {
  containerExists,
  containerIds,
  containerOfSlug,
  deleteContainer,
  idOfSlug,
  insertContainer,
  objectExists,
  presentAll,
  setRevision,
  setSlugAndSort,
  versionsOf,
} from './queries/containers.server.ts';
import { applyCommands, lockContainer, requireRole, storeDraft, type Writing } from './store-container.server.ts';
import { usesOf } from './uses.ts';

const writingOf = ({ db, service, user, now }: RequestContext): Writing => ({ db, now, user, registry: service(blockService).registry });

type ById = { parameters: { id: number } };
type Change = ById & { body: { slug?: string | undefined; sort?: number | undefined; document?: Container['document'] | undefined } };

const change = async ({ parameters: { id }, body: { slug, sort, document } }: Change, context: RequestContext): Promise<Container> => {
  const writing = writingOf(context);
  const container = await lockContainer(writing, id, context.ifMatch);
  if (slug !== undefined && slug !== container.slug) {
    if (isOfAnObject(slug)) throw problem('slug_reserved');
    await requireFree(context.db, slug);
  }
  if (slug !== undefined || sort !== undefined) {
    await setSlugAndSort(context.db, id, { slug, sort }).catch(refuseTakenSlug);
  }
  if (document) await storeDraft(writing, container, document, null);
  else await setRevision(context.db, id, container.revision + 1);
  return present(context.db, id);
};

/** Calls for containers: parse → lock → act → present. Each write is one transaction (src/api/implement/idempotency.server.ts). */
export const containerHandlers = {
  containers: async ({ query }, { db, language }) => {
    const { count, ids } = await containerIds(db, query);
    if (query.page > 1 && ids.length === 0) return problem('page_not_found');
    return { count, ...pageLinks('/pageeditor-api/container/', language, query, count), results: await presentAll(db, ids) };
  },

  container: async ({ parameters: { id } }, { db }) => present(db, id),

  createContainer: async ({ body }, context): Promise<Container> => {
    const { db } = context;
    await forgetOldWrites(db, context.now);
    return present(db, await createContainer(writingOf(context), body));
  },

  replaceContainer: change,
  changeContainer: change,

  deleteContainer: async ({ parameters: { id } }, context): Promise<void> => {
    await lockContainer(context, id, context.ifMatch);
    await deleteContainer(context.db, id);
  },

  applyCommands: async ({ parameters: { id }, body: { commands } }, context) => {
    const writing = writingOf(context);
    return { revision: await applyCommands(writing, await lockContainer(writing, id, context.ifMatch), commands) };
  },

  publish: async ({ parameters: { id }, body: { language } }, context): Promise<Container> => {
    const writing = writingOf(context);
    await publish(writing, await lockContainer(writing, id, context.ifMatch), language);
    return present(context.db, id);
  },

  restore: async ({ parameters: { id }, body: { version_id } }, context): Promise<Container> => {
    const writing = writingOf(context);
    await restore(writing, await lockContainer(writing, id, context.ifMatch), version_id);
    return present(context.db, id);
  },

  unpublish: async ({ parameters: { id }, body: { language } }, context): Promise<Container> => {
    const writing = writingOf(context);
    await unpublish(writing, await lockContainer(writing, id, context.ifMatch), language);
    return present(context.db, id);
  },

  beHere,
  authors,

  version: async ({ parameters: { id, version } }, { db }) => {
    const row = await versionsOf(db, id).select('document').where('container_version.id', '=', version).executeTakeFirst();
    if (!row) return problem('not_found');
    const parsed = parseDocumentText(row.document);
    return parsed.ok ? { ...presentVersion(row), document: parsed.document } : problem('unreadable');
  },

  versions: async ({ parameters: { id } }, { db }): Promise<Version[]> => {
    await present(db, id);
    const rows = await versionsOf(db, id)
      .where('kind', '!=', 'planned') // shown where it can be cancelled
      .orderBy('container_version.id', 'desc')
      .execute();
    return rows.map(presentVersion);
  },

  nameVersion: async ({ parameters: { id }, body: { name } }, context): Promise<Version> => {
    const writing = writingOf(context);
    const container = await lockContainer(writing, id, context.ifMatch);
    const version = await addVersion(writing, container, { kind: 'named', language: null, name });
    return presentVersion(await versionsOf(context.db, id).where('container_version.id', '=', version.id).executeTakeFirstOrThrow());
  },
} satisfies HandlersOf<typeof containersContract & typeof presenceContract>;

const objectTables = ['page', 'series', 'article', 'event', 'production'] as const;

/** The names under which blocks of an object are made when somebody first edits them ('footer-1'): no section gets there before. */
const isOfAnObject = (slug: string) => new RegExp(`^(${[...objectTables, footerObject.content_type].join('|')})-\\d+$`).test(slug);

/** Makes a container, or finds the one that is there for the same object; answers its id. Rejects with `slug_taken`, `slug_reserved`, `no_such_object`. */
export async function createContainer(
  { db, registry, user, now }: Writing,
  { model, parent, content_type, object_id, slug, document = emptyDocument }: NewContainer,
): Promise<number> {
  if ((content_type === null) !== (object_id === null)) throw problem('no_such_object');
  if (content_type === null && isOfAnObject(slug)) throw problem('slug_reserved');
  if (parent !== null && !(await containerExists(db, parent))) throw problem('no_such_object');
  if (content_type === footerObject.content_type && object_id !== footerObject.object_id) throw problem('no_such_object');
  const table = objectTables.find((one) => one === content_type);
  if (table && object_id !== null) {
    // One query for each of these tables: all have an id.
    const object = await objectExists(db, object_id, table);
    if (!object) throw problem('no_such_object');
  }
  requireRole(user, null, document, registry);
  const row = await insertContainer(db, {
    model,
    parent,
    content_type,
    object_id,
    slug,
    draft: serialiseDocument(document),
    uses: usesOf(document, registry),
    updated_at: now,
    updated_by: user?.id ?? null,
  });
  if (row) return row.id;
  const present = await containerOfSlug(db, slug);
  if (!present || present.parent !== parent || present.content_type !== content_type || present.object_id !== object_id) throw problem('slug_taken');
  return present.id;
}

/** Somebody else may have taken it a moment ago. */
function refuseTakenSlug(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code === '23505' ? problem('slug_taken') : error;
}

async function requireFree(db: Database, slug: string): Promise<void> {
  if (await idOfSlug(db, slug)) throw problem('slug_taken');
}

async function present(db: Database, id: number): Promise<Container> {
  const [container] = await presentAll(db, [id]);
  if (!container) throw problem('not_found');
  return container;
}

const presentVersion = ({ id, kind, language, name, revision, at, by }: Omit<Version, 'at'> & { at: Date }): Version => ({
  id,
  kind,
  language,
  name,
  revision,
  at: toBerlinIso(at),
  by,
});
