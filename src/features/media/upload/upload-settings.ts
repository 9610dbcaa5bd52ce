import { z } from 'zod';
import { fileTypes } from './file-types.ts';

const names = Object.keys(fileTypes) as [keyof typeof fileTypes, ...(keyof typeof fileTypes)[]]; // there are some
const megabytes = (max: number) => z.int().min(1).max(max);

/** What may be uploaded: settings of the site (`media.types`, `media.maxMegabytes`). */
export const uploadTypesSchema = z.array(z.enum(names));
export const uploadSizesSchema = z.object({
  image: megabytes(100),
  video: megabytes(2_000),
  audio: megabytes(500),
  document: megabytes(500),
  captions: megabytes(10),
});

export type UploadSettings = { types: z.output<typeof uploadTypesSchema>; maxMegabytes: z.output<typeof uploadSizesSchema> };

export const defaultUploadSettings: UploadSettings = { types: names, maxMegabytes: { image: 50, video: 2_000, audio: 200, document: 100, captions: 2 } };
