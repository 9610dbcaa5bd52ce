import { type Check, words } from './check.ts';

export const pageOffline: Check = {
  code: 'page_offline',
  stops: false,
  find: ({ page }) => (page && !page.is_online ? [{ blockId: null, field: 'is_online', place: words('online'), message: words('page_offline') }] : []),
};
