import { z } from 'zod';
import { wholeNumber } from '../whole-number.ts';

/** Every paged list (V §3): `next` and `previous` are addresses or null. */
export const paginated = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(item) });

export const maxPageSize = 100;

export const pageNumber = wholeNumber(1, 999_999).default(1);

/** `page` and `page_size` as every paged endpoint takes them (decisions.md: 1 to 100). */
export const pagingQuery = (defaultSize: number) => ({
  page: pageNumber,
  page_size: wholeNumber(1, maxPageSize).default(defaultSize),
});
