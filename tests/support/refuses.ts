import type { z } from 'zod';

/** What is refused beside others need not be asked alone. */
export const refuses = (schema: z.ZodObject | undefined, name: string, value: unknown): boolean => {
  const own = schema?.shape[name] as z.ZodType | undefined; // zod types what stands in a shape for its core alone
  return own !== undefined && !own.safeParse(value).success;
};
