import { implement } from '#api/implement/implement.server.ts';
import { containerHandlers } from './containers/handlers.server.ts';
import { cmsContract } from './contract.ts';
import { editorContract } from './editing/contract.ts';
import { editorHandlers } from './editing/handlers.server.ts';
import { pageHandlers } from './pages/handlers.server.ts';
import { showcaseContract } from './showcase/contract.ts';
import { showcaseHandlers } from './showcase/handlers.server.ts';

/** Single blocks come last: their path is any word, and other calls have words of their own. */
export const cmsOperations = [
  ...implement(cmsContract, { ...pageHandlers, ...containerHandlers }),
  ...implement(showcaseContract, showcaseHandlers),
  ...implement(editorContract, editorHandlers),
];
