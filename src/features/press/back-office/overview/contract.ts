import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';

const localised = z.object({ de: z.string(), en: z.string() });
const fetchSchema = z.object({ fetches: z.int(), /** ISO 8601 with Berlin's offset; null: never yet. */ last_at: z.string().nullable() });

const pictureSchema = z.object({
  id: z.int(),
  /** Of its file. */
  name: z.string(),
  caption: localised,
  credit: z.string(),
  copyright: z.string(),
  /** The last day of its right; null: it has none. */
  copyright_until: z.string().nullable(),
  available_from: z.string().nullable(),
  /** Whether the press gets it now, and if not, why. */
  state: z.enum(['free', 'right_ended', 'not_yet', 'in_bin']),
});
export type PressPicture = z.output<typeof pictureSchema>;

const productionSchema = z.object({
  id: z.int(),
  title: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  /** What the press finds now: nothing was prepared, visitors do not see the production, the embargo holds, or all of it. */
  state: z.enum(['none', 'offline', 'embargo', 'open']),
  embargo: z.string().nullable(),
  has_link: z.boolean(),
  /** Languages in which there is a press release. */
  text: z.array(z.enum(['de', 'en'])),
  document: z.string().nullable(),
  pictures: z.array(pictureSchema),
  by_link: fetchSchema,
  openly: fetchSchema,
});
export type PressOverviewLine = z.output<typeof productionSchema>;

export const pressOverviewContract = {
  pressOverview: endpoint({
    method: 'GET',
    path: '/api/cms-press/',
    access: 'editor',
    personal: true,
    summary:
      'What productions have for the press: release, pictures with captions, credits and rights, document, embargo, link, and how often it was fetched. Those with a press area and those that are still to be seen, at most 500.',
    output: z.object({ productions: z.array(productionSchema), is_cut: z.boolean() }),
  }),
};
export type PressOverviewContract = typeof pressOverviewContract;
