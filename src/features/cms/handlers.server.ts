import { implement } from '#api/implement/implement.server.ts';
import { checkContract } from './checks/contract.ts';
import { checkHandlers } from './checks/handlers.server.ts';
import { containerHandlers } from './containers/handlers.server.ts';
import { cmsContract } from './contract.ts';
import { editorContract } from './editing/contract.ts';
import { editorHandlers } from './editing/handlers.server.ts';
import { footerContract } from './footer/contract.ts';
import { footerHandlers } from './footer/handlers.server.ts';
import { menusContract } from './menus/contract.ts';
import { menuHandlers } from './menus/handlers.server.ts';
import { binContract } from './pages/bin-contract.ts';
import { binHandlers } from './pages/bin-handlers.server.ts';
import { pageHandlers } from './pages/handlers.server.ts';
import { plannedContract } from './planned/contract.ts';
import { plannedHandlers } from './planned/handlers.server.ts';
import { previewContract } from './preview/contract.ts';
import { previewHandlers } from './preview/handlers.server.ts';
import { replacingContract } from './replacing/contract.ts';
import { replacingHandlers } from './replacing/handlers.server.ts';
import { resourcesContract } from './resources/contract.ts';
import { resourceHandlers } from './resources/handlers.server.ts';
import { showcaseContract } from './showcase/contract.ts';
import { showcaseHandlers } from './showcase/handlers.server.ts';
import { translationContract } from './translation/contract.ts';
import { translationHandlers } from './translation/handlers.server.ts';
import { usageContract } from './usage/contract.ts';
import { usageHandlers } from './usage/handlers.server.ts';

/** Single blocks come last: their path is any word, and other calls have words of their own. */
export const cmsOperations = [
  ...implement(cmsContract, { ...pageHandlers, ...containerHandlers }),
  ...implement(footerContract, footerHandlers),
  ...implement(checkContract, checkHandlers),
  ...implement(previewContract, previewHandlers),
  ...implement(translationContract, translationHandlers),
  ...implement(binContract, binHandlers),
  ...implement(menusContract, menuHandlers),
  ...implement(replacingContract, replacingHandlers),
  ...implement(usageContract, usageHandlers),
  ...implement(plannedContract, plannedHandlers),
  ...implement(showcaseContract, showcaseHandlers),
  ...implement(resourcesContract, resourceHandlers),
  ...implement(editorContract, editorHandlers),
];
