import { footerTarget } from '../containers/footer-object.ts';

/** E §2: "Edit mode is on when the query parameter edit is present." The others say what is edited, where that is not the page. */
export const editParameters = { edit: 'edit', bare: 'noToolbar', section: 'section', footer: 'footer' } as const;

/** The id of the element in whose place one edits: the page's content, or the footer, which stands on all pages. */
export type EditTarget = 'content' | typeof footerTarget;

/** The query that edits what stands in a place of a page, or there a section that several pages share. */
export const editSearch = (target: EditTarget = 'content', section?: string): string =>
  `?${editParameters.edit}${target === footerTarget ? `&${editParameters.footer}` : ''}${section ? `&${editParameters.section}=${section}` : ''}`;
