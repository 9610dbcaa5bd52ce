import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId, wholeNumber } from '#api/whole-number.ts';
import type { BlockDocument } from '#content/index.ts';
import { cmsFailures } from '../failures.ts';
import { containersPerPage } from '../limits.ts';
import {
  authorshipSchema,
  commandsSchema,
  containerChangeSchema,
  containerSchema,
  contentType,
  languageKey,
  newContainerSchema,
  versionSchema,
} from './container-schema.ts';
import { otherSchema, presenceSchema } from './presence-schema.ts';

export type { Authorship } from './container-schema.ts';

const { not_found, page_not_found } = commonFailures;
const { slug_taken, slug_reserved, no_such_object, beyond_role, command_refused, not_publishable, unreadable } = cmsFailures;
const id = { parameters: z.object({ id: rowId() }) };
const paging = pagingQuery(containersPerPage);
/** Of one who works on the content, and nobody keeps the answer. */
const staff = { access: 'editor', personal: true } as const;

/** Revisions go up by one with each write. */
export const containersContract = {
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
    errors: { slug_taken, slug_reserved, no_such_object, beyond_role },
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
    errors: { not_found, slug_taken, slug_reserved, beyond_role },
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
    errors: { not_found, slug_taken, slug_reserved, beyond_role },
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
  unpublish: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/unpublish/',
    write: 'change',
    summary: 'Takes what is published in one language off the site; draft, versions and the other languages stay.',
    body: z.object({ language: languageKey }),
    output: containerSchema,
    errors: { not_found },
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
  authors: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/pageeditor-api/container/{id}/authors/',
    summary: 'Who has last written which field and which block since a revision, as far back as changes are remembered (30 days).',
    query: z.object({ since: wholeNumber(0, 999_999_999).default(0) }),
    output: z.array(authorshipSchema),
    errors: { not_found },
  }),
  version: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/container/{id}/versions/{version}/',
    summary: 'One of its versions with the document, to be shown beside another.',
    parameters: z.object({ id: rowId(), version: rowId() }),
    output: versionSchema.extend({ document: z.custom<BlockDocument>() }),
    errors: { not_found, unreadable },
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

export const presenceContract = {
  beHere: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/presence/',
    summary:
      'Says for the next 15 seconds that a tab has a container open, and at which block; answers who else has, and the present revision. It locks nothing.',
    body: presenceSchema,
    output: z.object({ revision: z.int(), others: z.array(otherSchema) }),
    errors: { not_found },
  }),
};
