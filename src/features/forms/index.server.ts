export { entryFileRoutes } from './entries/server/entry-file-routes.server.ts';
export { entryOperations } from './entries/server/handlers.server.ts';
export { postedFiles, tempFileRoutes } from './files/temp-file-routes.server.ts';
export { watchForms } from './files/watch.server.ts';
export { formsForBlocks } from './server/for-blocks.server.ts';
export { type Forms, formService } from './server/forms.server.ts';
export { formOperations } from './server/handlers.server.ts';
export { formsFolder, openForms } from './server/open-forms.server.ts';
