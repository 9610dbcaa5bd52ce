import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { maxAddress } from '#content/limits.ts';
import { maxTypedSearch } from './limits.ts';

/** Kinds of things that a link can lead to, in the order in which the picker shows them. `overview`: a page of the route table, such as the programme. */
export const targetKinds = ['page', 'overview', 'event', 'production', 'article', 'person', 'venue', 'series', 'document'] as const;
export type TargetKind = (typeof targetKinds)[number];

const targetSchema = z.object({
  kind: z.enum(targetKinds),
  /** Null of what is no row of the database. */
  id: z.int().nullable(),
  title: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  /** What tells it apart: of an event date, hour and room in Berlin, of a document its file name. */
  detail: z.string(),
  /** Its path in each language that has one of its own. */
  urls: z.object({ de: z.string(), en: z.string().optional() }),
  /** `planned`: visitors get it from a moment in the future on. */
  state: z.enum(['public', 'offline', 'planned']),
});
export type LinkTarget = z.output<typeof targetSchema>;

const anchorSchema = z.object({ anchor: z.string(), text: z.string() });
export type TargetAnchor = z.output<typeof anchorSchema>;

/** What an address of this site leads to; `missing`: visitors get a 404. */
const describedSchema = z.object({
  state: z.enum(['public', 'offline', 'planned', 'missing']),
  target: targetSchema.nullable(),
  /** Where a redirect rule leads from it. */
  moved_to: z.string().nullable(),
  /** Places in the target's blocks to which an address with `#` leads, drafts included. */
  anchors: z.array(anchorSchema),
});
export type DescribedAddress = z.output<typeof describedSchema>;

const staff = { access: 'editor', personal: true, method: 'GET' } as const;

export const linksContract = {
  linkTargets: endpoint({
    ...staff,
    path: '/pageeditor-api/link-targets/',
    summary:
      'Pages, overviews, events, productions, articles, people, venues, series and documents whose title or names have the words, a few of each kind, what is offline included. Without words the overviews and the pages at the top of the tree.',
    query: z.object({ q: z.string().max(maxTypedSearch).default('') }),
    output: z.array(targetSchema),
  }),
  describeAddress: endpoint({
    ...staff,
    path: '/pageeditor-api/link-target/',
    summary: 'What an address of this site leads to, and the places on it to which `#` leads.',
    query: z.object({ address: z.string().max(maxAddress).startsWith('/').default('/de') }),
    output: describedSchema,
  }),
};

export type LinksContract = typeof linksContract;
