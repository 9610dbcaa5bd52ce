export { mediaRoutes } from './handlers.server.ts';
export { type NewImage, saveImage } from './originals.server.ts';
