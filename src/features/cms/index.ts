export type { CmsContract, Module } from './contract.ts';
export { type ContentPageData, loadContent } from './shown/content.loader.ts';
export { ContentPage, type ContentView } from './shown/content-page.tsx';
