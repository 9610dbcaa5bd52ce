import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { layouts, type PresentedBlock } from '#content/index.ts';

export const showcaseContract = {
  showcase: endpoint({
    method: 'GET',
    path: '/pageeditor-api/showcase/',
    access: 'editor',
    personal: true,
    summary:
      'Every block in every variant, as it is shown: its examples, then one for each option and switch that they leave out. With `ground` (a look of sections) or `layout` each stands in the first column of such a section. Pictures and files are those of the media library.',
    query: z.object({ ground: z.string().max(40).optional(), layout: z.enum(layouts).optional() }),
    output: z.array(
      z.object({
        type: z.string(),
        label: z.string(),
        description: z.string(),
        variants: z.array(
          z.object({
            /** What sets it apart from the first example; empty for an example. */
            name: z.string(),
            layout: z.string(),
            columns: z.array(z.array(z.custom<PresentedBlock>())),
          }),
        ),
      }),
    ),
  }),
};

export type ShowcaseContract = typeof showcaseContract;
