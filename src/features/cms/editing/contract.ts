import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';

import { rowId } from '#api/whole-number.ts';
import { type Block, blocksSchema, isBlockId, type Json } from '#content/index.ts';
import { roles } from '#roles.ts';
import { cmsFailures } from '../failures.ts';

const { not_found } = commonFailures;
const { beyond_role, command_refused, unreadable } = cmsFailures;
const staff = { access: 'editor', personal: true } as const;
/** Other calls have these words in the place of a type. */
const reserved = [
  'nav',
  'footer',
  'user',
  'settings',
  'redirect',
  'page',
  'pages',
  'container',
  'showcase',
  'resources',
  'preview-links',
  'block-usage',
  'page-bin',
  'replacements',
  'sections',
  'shared-sections',
  'link-targets',
  'link-target',
];
const module = { reserved, parameters: z.object({ module: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/) }) };
const container = z.int().min(1).max(999_999_999);
const id = z.custom<string>(isBlockId).meta({ description: 'The id of a block.' });
const block = z.custom<Block>((value) => blocksSchema.safeParse([value]).success).meta({ description: 'A block, as it stands in a document.' });
const place = z.object({ parent: id.nullable(), column: z.int().min(0).max(11), index: z.int().min(0).max(300) });
const revision = z.object({ revision: z.int() });

export const editorContract = {
  user: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/user',
    summary:
      'Who is signed in as an editor (E §3 "Login state"). `admin_menus` are the places of the back office that this role has, `{id}` in an address stands for the item.',
    output: z.object({
      id: z.int(),
      logged: z.literal(true),
      email: z.string(),
      username: z.string(),
      role: z.enum(roles),
      admin_menus: z.array(z.object({ key: z.string(), title: z.string(), url: z.string() })),
    }),
  }),
  module: endpoint({
    ...staff,
    ...module,
    method: 'GET',
    path: '/pageeditor-api/{module}',
    summary: 'The blocks of a type in the draft of a container.',
    query: z.object({ container: rowId() }),
    output: z.object({ revision: z.int(), blocks: z.array(z.custom<Block>()) }),
    errors: { not_found },
  }),
  addModule: endpoint({
    ...staff,
    ...module,
    method: 'POST',
    path: '/pageeditor-api/{module}',
    write: 'change',
    summary: 'Puts a block of this type into a container.',
    body: z.object({ container, place, block }),
    output: revision,
    errors: { not_found, command_refused, unreadable, beyond_role },
  }),
  changeModule: endpoint({
    ...staff,
    ...module,
    method: 'PATCH',
    path: '/pageeditor-api/{module}',
    write: 'change',
    summary: 'Sets fields of a block of this type. A field that is per language is given as an object by language; languages that are left out stay.',
    body: z.object({
      container,
      id,
      fields: z.record(
        z.string().max(60),
        z.custom<Json>((value) => value !== undefined),
      ),
    }),
    output: revision,
    errors: { not_found, command_refused, unreadable, beyond_role },
  }),
  deleteModule: endpoint({
    ...staff,
    ...module,
    method: 'DELETE',
    path: '/pageeditor-api/{module}',
    write: 'change',
    summary: 'Takes a block of this type out of a container.',
    body: z.object({ container, id }),
    output: revision,
    errors: { not_found, command_refused, unreadable, beyond_role },
  }),
};
