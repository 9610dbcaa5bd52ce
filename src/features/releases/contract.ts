import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';

/** `day` as 'YYYY-MM-DD'. */
const dateSchema = z.object({ id: z.int(), title: z.string(), lang: z.enum(['de', 'en']).optional(), day: z.string() });
export type LeftDate = z.output<typeof dateSchema>;

const contentsSchema = z.object({
  /** What is made of blocks, by what it belongs to: in which languages it goes out, and which visitors will then have. */
  pages: z.array(z.object({ title: z.string(), url: z.string().nullable(), languages: z.array(z.string()), shown: z.array(z.string()) })),
  /** Dates that belong to it and stay offline all the same, as their production does. */
  held: z.array(dateSchema),
  /** Dates of its productions that are offline and belong to no release. */
  left: z.array(dateSchema),
  held_count: z.int(),
  left_count: z.int(),
});
export type ReleaseContents = z.output<typeof contentsSchema>;

/** What the screen of a release shows beside the lists of its items. */
export const releasesContract = {
  releaseContents: endpoint({
    method: 'GET',
    path: '/api/cms-release-contents/{id}/',
    access: 'editor',
    personal: true,
    summary: 'The pages that a release publishes, and the dates that it would leave offline: of these the first twenty.',
    parameters: z.object({ id: rowId() }),
    output: contentsSchema,
    errors: { not_found: commonFailures.not_found },
  }),
};

export type ReleasesContract = typeof releasesContract;
