export type { FooterLink, MenuChild, MenuItem, Navigation, NavigationContract } from './contract.ts';
export { isLink } from './link-url.ts';
export { inFooterOrder, menuNameOf } from './menu-tree.ts';
export { isPageHeaderLoading, type Siblings, siblingsIn } from './page-header.ts';
export { SiteLink } from './site-link.tsx';
export { type StaticLink, staticLinks } from './static-links.ts';
