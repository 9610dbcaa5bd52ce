export { htmlPreviewOperations } from './handlers.server.ts';
