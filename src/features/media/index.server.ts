export { watchMedia } from './clean-up/watch.server.ts';
export { type NewFile, saveFile } from './files/save-file.server.ts';
export { mediaRoutes } from './handlers.server.ts';
export { type Media, mediaService, openMedia } from './open-media.server.ts';
export { mediaOperations } from './operations.server.ts';
export { type NewImage, saveImage } from './storage/originals.server.ts';
export { uploadRoutes } from './upload/uploads.server.ts';
