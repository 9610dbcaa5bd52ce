import { type Filter, toQuery } from './filter.ts';

/** The filter as the API takes it, which is as the programme's URL carries it. */
export const queryForApi = (filter: Filter): Record<string, string> => Object.fromEntries(toQuery(filter));
