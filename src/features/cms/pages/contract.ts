import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { cmsFailures } from '../failures.ts';
import { containersPerPage } from '../limits.ts';
import { newPageSchema, pageChangeSchema, pageLinkSchema, pagePositionSchema, storedPageSchema } from './page-schema.ts';

const { not_found, page_not_found } = commonFailures;
const { path_taken, wrong_path, wrong_parent, no_such_object, has_children, linked, unreadable } = cmsFailures;
const id = { parameters: z.object({ id: rowId() }) };
/** Of one who works on the content, and nobody keeps the answer. */
const staff = { access: 'editor', personal: true } as const;

export const pagesContract = {
  pages: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/pages/',
    summary: 'All pages, level by level in their order.',
    query: z.object(pagingQuery(containersPerPage)),
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
    summary:
      'Makes a page with an empty container, or with what stands on another one; it is not online unless that is said. `path_taken` and `wrong_path` name the `language` of the address in `detail`.',
    body: newPageSchema,
    output: storedPageSchema,
    errors: { path_taken, wrong_path, wrong_parent, no_such_object, unreadable },
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
  placePage: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/pages/{id}/place/',
    write: 'change',
    summary: 'Puts a page below another, or at the top, behind one that stands there or first. Its address stays.',
    body: pagePositionSchema,
    output: storedPageSchema,
    errors: { not_found, wrong_parent, no_such_object },
  }),
  linksToPage: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/pageeditor-api/pages/{id}/links/',
    summary: 'What leads to a page from the blocks of others, drafts included.',
    output: z.object({ links: z.array(pageLinkSchema) }),
    errors: { not_found },
  }),
  deletePage: endpoint({
    ...staff,
    ...id,
    method: 'DELETE',
    path: '/pageeditor-api/pages/{id}/',
    write: 'change',
    summary: 'Deletes a page with what stands on it; for 30 days it can be brought back. While others lead to it this is a 409, whose `detail` names them.',
    output: z.void(),
    errors: { not_found, has_children, linked },
  }),
};
