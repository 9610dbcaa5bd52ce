import { z } from 'zod';

/** '0' nothing, '1' available, '2' few: the box office's own figures, stored as they come. */
const leftSchema = z.enum(['0', '1', '2']);

/** `text` 'Vollpreis' marks the full price (V §3); `price` is in euros, '48.00'. */
export const priceSchema = z.object({
  id: z.int(),
  price: z.string().regex(/^\d+\.\d{2}$/),
  sale_type_id: z.int(),
  seat_group: z.int(),
  text: z.string(),
  /** Who may have it, in words. */
  name: z.string(),
  /** English texts, where the box office has them; answers to visitors carry `text` and `name` in their language instead (but 'Vollpreis' stays). */
  text_en: z.string().optional(),
  name_en: z.string().optional(),
  has_discounts: z.boolean(),
});

/** An admission time of an event that is entered in groups; `time_start` is Berlin time, 'HH:MM:SS'. */
const timeslotSchema = z.object({
  id: z.int(),
  status: leftSchema,
  time_start: z.string().regex(/^\d{2}:\d{2}:\d{2}$/),
  block_id: z.int(),
  /** Most tickets that one order could have now, where the box office says so. */
  max: z.int().optional(),
});

export const seatGroupSchema = z.object({
  id: z.int(),
  seat_group: z.int(),
  status: leftSchema,
  text: z.string(),
  text_en: z.string().optional(),
  description: z.string().optional(),
  description_en: z.string().optional(),
  /** Most connected seats that one order could have now, where the box office says so. */
  max: z.int().optional(),
  prices: z.array(priceSchema),
  timeslots: z.array(timeslotSchema),
});

/** The columns event.seat_groups and event.prices: the last known answer of the box office (V §3 "Booking"). */
export const seatGroupsSchema = z.array(seatGroupSchema);
export const pricesSchema = z.array(priceSchema);

export type Left = z.infer<typeof leftSchema>;
export type Price = z.infer<typeof priceSchema>;
export type Timeslot = z.infer<typeof timeslotSchema>;
export type SeatGroup = z.infer<typeof seatGroupSchema>;
