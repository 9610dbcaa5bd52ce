import { z } from 'zod';
import { maxStatusIds } from '../limits.ts';

const id = z.number().int().positive().max(1e12);
/** Numbers come as text from some clients, and null stands for "none". */
const looseId = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().nonnegative().max(1e12))
  .nullish()
  .transform((value) => value ?? undefined);

export const cartRequest = z
  .object({
    quantities: z.array(z.number().int().min(0).max(1000)).min(1).max(20),
    event_jet_id: id,
    sale_type_ids: z.array(id).min(1).max(20),
    seat_group: looseId,
    block_id: looseId,
    cart_id: z
      .string()
      .max(100)
      .nullish()
      .transform((value) => value || undefined),
  })
  .refine(({ quantities, sale_type_ids }) => quantities.length === sale_type_ids.length, 'as many quantities as sale_type_ids')
  .refine(({ quantities }) => quantities.some((quantity) => quantity > 0), 'no tickets');

export const idempotencyKey = z.string().min(1).max(200).optional();

export const pathId = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
export const eventsWithin = z.object({ from: instant, until: instant });

export const orderedBy = z.string().min(3).max(254);

/** '1,2,3' */
export const statusIds = z
  .string()
  .regex(/^\d{1,12}(,\d{1,12})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= maxStatusIds, `at most ${maxStatusIds} ids`);
