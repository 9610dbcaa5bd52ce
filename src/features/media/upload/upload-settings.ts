import { z } from 'zod';
import { fileTypes } from './file-types.ts';

const names = Object.keys(fileTypes) as [keyof typeof fileTypes, ...(keyof typeof fileTypes)[]]; // there are some
/** The largest file of each kind that a venue may allow, in MB. */
export const maxMegabytes = { image: 100, video: 2_000, audio: 500, document: 500, captions: 10 } as const;
const megabytes = (max: number) => z.int().min(1).max(max);

/** What may be uploaded: settings of the site (`media.types`, `media.maxMegabytes`). */
export const uploadTypesSchema = z.array(z.enum(names));
export const uploadSizesSchema = z.object({
  image: megabytes(maxMegabytes.image),
  video: megabytes(maxMegabytes.video),
  audio: megabytes(maxMegabytes.audio),
  document: megabytes(maxMegabytes.document),
  captions: megabytes(maxMegabytes.captions),
});

export type UploadSettings = { types: z.output<typeof uploadTypesSchema>; maxMegabytes: z.output<typeof uploadSizesSchema> };

export const defaultUploadSettings: UploadSettings = { types: names, maxMegabytes: { image: 50, video: 2_000, audio: 200, document: 100, captions: 2 } };
