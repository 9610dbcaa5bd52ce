export {
  type BlockLoader,
  type BlockSupport,
  blockService,
  type LoaderContext,
  type RelationLoader,
  type ShowcaseBlock,
  type ShowcaseLook,
} from './block-support.server.ts';
export { cmsOperations } from './handlers.server.ts';
export { fillPage } from './pages/fill-page.server.ts';
