export type { Filter } from '../filter/filter.ts';
export { toQuery } from '../filter/filter.ts';
export { chosenOptions, type FilterData } from '../filter/options.ts';
export { queryForApi } from '../filter/query-for-api.ts';
export { ListFrame } from './list-frame.tsx';
export { PagedList } from './paged-list.tsx';
export { readListQuery } from './read-list-query.ts';
