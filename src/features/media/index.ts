export { fileUrl } from './files/file-url.ts';
export type { ImageObject, ImageThumbnails } from './image-schema.ts';
export type { ImageFormat, ImageRatio, ImageWidth } from './image-sizes.ts';
export { imageUrl } from './image-url.ts';
// Staff's, in chunks of their own: what no visitor's page names is no part of it.
export { example as mediaPickerExample } from './picker/picker.example.tsx';
export { Picture } from './picture.tsx';
export { type ImageRow, imageColumns, imageOf, presentImage, presentThumbnails } from './present.ts';
