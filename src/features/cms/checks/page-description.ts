import { type Check, words } from './check.ts';

/** A page that does not say to search engines what it is about. */
export const pageDescription: Check = {
  code: 'page_description',
  stops: false,
  find: ({ page, language }) =>
    page && !page.meta_description[language]?.trim()
      ? [{ blockId: null, field: 'meta_description', place: words('description'), message: words('no_description') }]
      : [],
};
