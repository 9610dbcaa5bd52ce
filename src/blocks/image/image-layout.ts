import { createContext } from 'react';
import type { ImageRatio } from '#features/media/index.ts';

export type ImageLayout = {
  /** As in HTML's `sizes`. */
  readonly sizes: string;
  readonly ratio?: ImageRatio;
  readonly loading?: 'eager';
};

export const ImageLayoutContext = createContext<ImageLayout | null>(null);
