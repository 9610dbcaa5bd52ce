import { z } from 'zod';

/** A whole number in an address, written as one writes it: coercion alone would take '0x10', '1e2', ' 1' and '007' for numbers too. */
export const wholeNumber = (min: number, max: number) => z.preprocess(fromDigits, z.number().int().min(min).max(max));

/** The number of a row: up to nine digits, as in the pages' addresses. */
export const rowId = () => wholeNumber(1, 999_999_999);

const fromDigits = (given: unknown): unknown => (typeof given !== 'string' ? given : /^(0|[1-9]\d*)$/.test(given) ? Number(given) : Number.NaN);
