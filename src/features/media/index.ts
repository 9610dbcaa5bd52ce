export type { ImageObject, ImageThumbnails } from './contract.ts';
export type { ImageFormat, ImageRatio, ImageWidth } from './image-sizes.ts';
export { imageUrl } from './image-url.ts';
export { Picture } from './picture.tsx';
export { type ImageRow, presentImage, presentThumbnails } from './present.ts';
