import { z } from 'zod';
import type { Capabilities } from './box-office.ts';

const words: ReadonlyMap<string, Partial<Capabilities>> = new Map<string, Partial<Capabilities>>([
  ['reads-carts', { readsCarts: true }],
  ['removes-lines', { removesLines: true }],
  ['extends', { extends: true }],
  ['repeats-safely', { repeatsSafely: true }],
  ['shares-carts', { sharesCarts: true }],
  ['lists-orders', { listsOrders: true }],
  ['lists-events', { listsEvents: true }],
  ['limits-per-event', { limitsPer: 'event' }],
  ['totals', { quantities: 'total' }],
]);
const numbers: ReadonlyMap<string, 'holdMinutes' | 'maxTickets'> = new Map([
  ['hold-minutes', 'holdMinutes'],
  ['max-tickets', 'maxTickets'],
]);

/** 'reads-carts, totals, max-tickets=8': what a ticketing system can do, as a configuration says it (docs/box-office.md). */
export const declaredCapabilities = z.string().transform((text, context): Partial<Capabilities> => {
  const declared: Partial<Capabilities> = {};
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', number] = word.split('=');
    const numbered = number === undefined ? undefined : numbers.get(name);
    const known = numbered && /^[1-9]\d{0,2}$/.test(number ?? '') ? { [numbered]: Number(number) } : words.get(word);
    if (!known) context.addIssue({ code: 'custom', message: `knows no "${word}"; it knows ${[...words.keys(), ...numbers.keys()].join(', ')}` });
    Object.assign(declared, known);
  }
  return declared;
});
