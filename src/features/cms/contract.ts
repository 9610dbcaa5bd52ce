import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { slugSchema } from './containers/container-schema.ts';
import { containersContract, presenceContract } from './containers/contract.ts';
import { moduleSchema } from './containers/module-schema.ts';
import { maxPagePath } from './limits.ts';
import { pagesContract } from './pages/contract.ts';
import { pageSchema } from './pages/page-schema.ts';

const { not_found } = commonFailures;
const staffOnly = {
  status: 401,
  text: { de: 'Fassungen sehen nur angemeldete Redakteurinnen und Redakteure.', en: 'Only editors who are signed in see versions.' },
};

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
      'A section by its slug, as it is published; staff also get one of which nothing is, and what belongs to a page, an article or another object, which visitors get with that alone. Where there is none (404), staff make it with `POST /pageeditor-api/container/`.',
    parameters: z.object({ slug: slugSchema }),
    output: moduleSchema,
    errors: { not_found },
  }),
};

export const cmsContract = { ...shown, ...containersContract, ...presenceContract, ...pagesContract };

export type CmsContract = typeof cmsContract;
export { type Module, moduleSchema, type ShownModule } from './containers/module-schema.ts';
export { type Page, type PageChange, type PageLink, pageSchema, type StoredPage } from './pages/page-schema.ts';
