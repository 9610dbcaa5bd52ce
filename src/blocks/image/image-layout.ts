import { createContext } from 'react';
import type { ImageRatio } from '#features/media/index.ts';

/** What a list decides for the images in it. */
export type ImageLayout = {
  /** As in HTML's `sizes`. */
  readonly sizes: string;
  /** Without it each image has its own. */
  readonly ratio?: ImageRatio;
  readonly loading?: 'eager';
};

export const ImageLayoutContext = createContext<ImageLayout | null>(null);
