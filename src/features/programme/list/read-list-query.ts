import { data } from 'react-router';
import { type Filter, fromQuery } from '../filter/filter.ts';

/** For the keys of `none`; throws 400 for an invalid parameter (V §5). */
export function readListQuery({ searchParams }: URL, none?: Filter): { filter: Filter; page: number } {
  const read = fromQuery(searchParams, none);
  const page = searchParams.get('page') || '1';
  const invalid = [...('invalid' in read ? read.invalid : []), ...(/^[1-9]\d{0,5}$/.test(page) ? [] : ['page'])];
  if ('invalid' in read || invalid.length > 0) throw data({ code: 'invalid_parameters', invalid }, { status: 400 });
  return { filter: read.filter, page: Number(page) };
}
