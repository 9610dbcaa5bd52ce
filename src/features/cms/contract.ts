import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import {
  commandsSchema,
  containerChangeSchema,
  containerSchema,
  contentType,
  languageKey,
  newContainerSchema,
  slugSchema,
  versionSchema,
} from './containers/container-schema.ts';
import { moduleSchema } from './containers/module-schema.ts';
import { cmsFailures } from './failures.ts';
import { containersPerPage, maxPagePath } from './limits.ts';
import { newPageSchema, pageChangeSchema, pageSchema, storedPageSchema } from './pages/page-schema.ts';

const { not_found, page_not_found } = commonFailures;
const { slug_taken, path_taken, wrong_path, wrong_parent, no_such_object, has_children, beyond_role, command_refused, not_publishable, unreadable } =
  cmsFailures;
const staffOnly = {
  status: 401,
  text: { de: 'Fassungen sehen nur angemeldete Redakteurinnen und Redakteure.', en: 'Only editors who are signed in see versions.' },
};
const id = { parameters: z.object({ id: rowId() }) };
const paging = pagingQuery(containersPerPage);
/** Of one who works on the content, and nobody keeps the answer. */
const staff = { access: 'editor', personal: true } as const;

/** What visitors see of pages and sections. */
const shown = {
  page: endpoint({
    method: 'GET',
    path: '/pageeditor-api/page/{path}',
    takesRest: true,
    access: 'public',
    moreForStaff: true,
    summary:
      'A page by its path, with or without the language before it: `besuch/anfahrt`, `en/your-visit`, `de` for the home page. Staff also get pages that are not online, and with `version_id` a version of what stands on it.',
    parameters: z.object({ path: z.string().min(1).max(maxPagePath) }),
    query: z.object({ version_id: rowId().optional() }),
    output: pageSchema,
    errors: { not_found, staff_only: staffOnly },
  }),
  section: endpoint({
    method: 'GET',
    path: '/pageeditor-api/container/by-slug/{slug}',
    access: 'public',
    moreForStaff: true,
    summary:
      'A section by its slug, as it is published; staff also get one of which nothing is. Where there is none (404), staff make it with `POST /pageeditor-api/container/`.',
    parameters: z.object({ slug: slugSchema }),
    output: moduleSchema,
    errors: { not_found },
  }),
};

/** The containers that staff work on. Revisions go up by one with each write. */
const containers = {
  containers: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/container/',
    summary: 'Containers, of an object where it is named.',
    query: z.object({ content_type: contentType.optional(), object_id: rowId().optional(), ...paging }),
    output: paginated(containerSchema),
    errors: { page_not_found },
  }),
  container: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/pageeditor-api/container/{id}/',
    summary: 'One with its draft.',
    output: containerSchema,
    errors: { not_found },
  }),
  createContainer: endpoint({
    ...staff,
    method: 'POST',
    path: '/pageeditor-api/container/',
    write: 'create',
    summary: 'Makes a container, empty or with a document. One that is already there for the same object under the same slug is answered as it is.',
    body: newContainerSchema,
    output: containerSchema,
    errors: { slug_taken, no_such_object, beyond_role },
  }),
  replaceContainer: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/',
    write: 'change',
    summary: 'Changes slug, order or the whole draft; what is left out stays.',
    body: containerChangeSchema,
    output: containerSchema,
    errors: { not_found, slug_taken, beyond_role },
  }),
  changeContainer: endpoint({
    ...staff,
    ...id,
    method: 'PATCH',
    path: '/pageeditor-api/container/{id}/',
    write: 'change',
    summary: 'The same.',
    body: containerChangeSchema,
    output: containerSchema,
    errors: { not_found, slug_taken, beyond_role },
  }),
  deleteContainer: endpoint({
    ...staff,
    ...id,
    method: 'DELETE',
    path: '/pageeditor-api/container/{id}/',
    write: 'change',
    summary: 'Deletes a container with its versions and what is published of it.',
    output: z.void(),
    errors: { not_found },
  }),
  applyCommands: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/commands/',
    write: 'change',
    summary:
      'Applies commands to the draft, all or none. A revision that is not the present one is a 409, whose `detail` has the present one and the commands that led to it.',
    body: commandsSchema,
    output: z.object({ revision: z.int() }),
    errors: { not_found, command_refused, unreadable, beyond_role },
  }),
  publish: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/publish/',
    write: 'change',
    summary: 'Publishes the draft in one language, and makes a version. The other languages stay as they are.',
    body: z.object({ language: languageKey }),
    output: containerSchema,
    errors: { not_found, not_publishable, unreadable },
  }),
  restore: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/restore/',
    write: 'change',
    summary: 'Makes a version the draft again; nothing is published by that.',
    body: z.object({ version_id: rowId() }),
    output: containerSchema,
    errors: { not_found, unreadable, beyond_role },
  }),
  versions: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/pageeditor-api/container/{id}/versions/',
    summary: 'Its versions, the newest first: what was published or named, and of each day the last draft.',
    output: z.array(versionSchema),
    errors: { not_found },
  }),
  nameVersion: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/versions/',
    write: 'change',
    summary: 'Keeps the draft as a version of this name.',
    body: z.object({ name: z.string().trim().min(1).max(200) }),
    output: versionSchema,
    errors: { not_found },
  }),
};

/** The tree of pages. */
const pages = {
  pages: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/pages/',
    summary: 'All pages, level by level in their order.',
    query: z.object(paging),
    output: paginated(storedPageSchema),
    errors: { page_not_found },
  }),
  storedPage: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/pageeditor-api/pages/{id}/',
    summary: 'One page.',
    output: storedPageSchema,
    errors: { not_found },
  }),
  createPage: endpoint({
    ...staff,
    method: 'POST',
    path: '/pageeditor-api/pages/',
    write: 'create',
    summary: 'Makes a page with an empty container; it is not online unless that is said.',
    body: newPageSchema,
    output: storedPageSchema,
    errors: { path_taken, wrong_path, wrong_parent, no_such_object },
  }),
  replacePage: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/pages/{id}/',
    write: 'change',
    summary: 'Changes a page; what is left out stays. Where its path changes, the pages below it move along, and each old path leads to its new one.',
    body: pageChangeSchema,
    output: storedPageSchema,
    errors: { not_found, path_taken, wrong_path, wrong_parent, no_such_object },
  }),
  changePage: endpoint({
    ...staff,
    ...id,
    method: 'PATCH',
    path: '/pageeditor-api/pages/{id}/',
    write: 'change',
    summary: 'The same.',
    body: pageChangeSchema,
    output: storedPageSchema,
    errors: { not_found, path_taken, wrong_path, wrong_parent, no_such_object },
  }),
  deletePage: endpoint({
    ...staff,
    ...id,
    method: 'DELETE',
    path: '/pageeditor-api/pages/{id}/',
    write: 'change',
    summary: 'Deletes a page with what stands on it.',
    output: z.void(),
    errors: { not_found, has_children },
  }),
};

export const cmsContract = { ...shown, ...containers, ...pages };

export type CmsContract = typeof cmsContract;
export type { Module, ShownModule } from './containers/module-schema.ts';
export type { Page, PageChange, StoredPage } from './pages/page-schema.ts';
