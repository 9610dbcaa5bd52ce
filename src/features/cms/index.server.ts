export {
  type BlockLoader,
  type BlockSupport,
  blockService,
  type LoaderContext,
  type RelationLoader,
  type ShowcaseBlock,
  type ShowcaseLook,
} from './block-support.server.ts';
export { unpublishedDrafts } from './containers/unpublished-drafts.server.ts';
export { draftCounter } from './drafts-counter.server.ts';
export { type EditableKind, editableKindService } from './editing/admin-menus.server.ts';
export { cmsOperations } from './handlers.server.ts';
export { fillObject, fillPage, storeSection } from './pages/fill-page.server.ts';
export { hasBlocks, pageAt, publishedModules } from './pages/show.server.ts';
export { performPlanned } from './planned/planned-job.server.ts';
export { pagesOfRelease } from './planned/queries/pages-of-release.server.ts';
export { publishWithRelease, withdrawWithRelease } from './planned/with-release.server.ts';
export { asksForPreview, type Preview, previewFor } from './preview/preview.server.ts';
export { pageSource } from './search-source.ts';
