export { displaySize } from './browse/format.ts';
export { fileUrl } from './files/file-url.ts';
export type { ImageObject, ImageThumbnails } from './image-schema.ts';
export type { ImageFormat, ImageRatio, ImageWidth } from './image-sizes.ts';
export { imageUrl } from './image-url.ts';
export { Picture } from './picture.tsx';
export { type ImageRow, imageColumns, imageOf, presentImage, presentThumbnails } from './present.ts';
