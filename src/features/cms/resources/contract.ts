import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { documentSchema, type EmbedHosts, type PresentedFile, type PresentedImage, type RelatedItem, type RelationTarget } from '#content/index.ts';

/** What an editor's browser asks for so that it can show a draft by the views that visitors see. */
export const resourcesContract = {
  resources: endpoint({
    method: 'POST',
    path: '/pageeditor-api/resources/',
    access: 'editor',
    personal: true,
    summary:
      'What the blocks of a document need of others to be shown: pictures, files, related things, HTML as it may stand in a page, and what blocks load, such as events. Stores nothing; the document may be one that nobody has saved.',
    body: z.object({ document: documentSchema }),
    output: z.object({
      embed_hosts: z.custom<EmbedHosts>(),
      images: z.array(z.custom<PresentedImage>()),
      files: z.array(z.custom<PresentedFile>()),
      related: z.array(z.object({ to: z.custom<RelationTarget>(), item: z.custom<RelatedItem>() })),
      /** Each source that stands in it, in whatever language, and what is left of it. */
      html: z.array(z.object({ source: z.string(), html: z.string() })),
      /** By the id of the block. */
      data: z.array(z.object({ id: z.string(), data: z.unknown() })),
    }),
  }),
};

export type ResourcesContract = typeof resourcesContract;
export type Resources = z.output<typeof resourcesContract.resources.output>;
