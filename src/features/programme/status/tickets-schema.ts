import { z } from 'zod';
import { eventStates } from './status.ts';

/** Euros '18.00'; instants ISO 8601 with Berlin's offset; texts in the reader's language. */
export const ticketsSchema = z.object({
  /** One of them, always: a status of the event itself before the state of its tickets. */
  state: z.enum(eventStates),
  /** The same in words, with the lowest price where tickets are to be had: 'Karten ab 18 €'. */
  text: z.string(),
  /** The lowest that is not for nothing, of what is left, else of all. */
  price_from: z.string().optional(),
  /** The same in words, 'ab 18 €'. */
  price: z.string().optional(),
  /** When its sale begins, where that is still to come. */
  sale_from: z.string().optional(),
  /** Of those who may buy before all others, the next with the moment, in words, and after who may already. */
  presale: z.object({ from: z.string(), text: z.string() }).optional(),
  /** All of those, in the order of time, each with its name in words. */
  presales: z.array(z.object({ group: z.enum(['friends', 'subscribers', 'others']), name: z.string(), from: z.string() })).optional(),
  /** Of what is sold out: how many other dates of its production can be had, the same in words, and where they are. */
  other_dates: z.object({ count: z.int(), text: z.string(), url: z.string() }).optional(),
});
export type Tickets = z.output<typeof ticketsSchema>;
