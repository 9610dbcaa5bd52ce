export { BlocksOf, ImageSection, PromoterSection, VideoSection } from './block-sections.static.tsx';
export { Documents } from './further-sections.static.tsx';
export { Credits, Paragraphs, Titled, Works } from './shared-sections.static.tsx';
