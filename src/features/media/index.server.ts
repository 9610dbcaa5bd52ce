export { mediaRoutes } from './handlers.server.ts';
export { mediaOperations, mediaService } from './library/handlers.server.ts';
export { type NewImage, saveImage } from './storage/originals.server.ts';
