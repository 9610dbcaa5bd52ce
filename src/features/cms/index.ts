export { footerObject, footerTarget } from './containers/footer-object.ts';
export type { CmsContract, Module, ShownModule } from './contract.ts';
export type { FooterContract } from './footer/contract.ts';
export { loadShowcase } from './showcase/showcase.loader.ts';
export { ShowcasePage } from './showcase/showcase-page.tsx';
export { type ContentPageData, loadContent } from './shown/content.loader.ts';
export { ContentPage, type ContentView } from './shown/content-page.tsx';
