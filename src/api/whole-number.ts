import { z } from 'zod';

/** A whole number in an address: digits and nothing else, where coercion alone would take '0x10', '1e2' and ' 1' for numbers too. */
export const wholeNumber = (min: number, max: number) => z.preprocess(fromDigits, z.number().int().min(min).max(max));

/** The number of a row, as large as the database's `integer` goes. */
export const rowId = () => wholeNumber(1, 2_147_483_647);

const fromDigits = (given: unknown): unknown => (typeof given !== 'string' ? given : /^\d+$/.test(given) ? Number(given) : Number.NaN);
