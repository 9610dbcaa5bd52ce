import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';

const counterSchema = z.object({ name: z.string(), n: z.int(), text: z.string(), address: z.string() });
export type WaitingCounter = z.output<typeof counterSchema>;

/** What waits for somebody of the staff. */
export const counterContract = {
  counters: endpoint({
    access: 'editor',
    personal: true,
    method: 'GET',
    path: '/api/cms-counters/',
    summary: 'What waits for whoever asks, each with how many and where; what their role is most concerned with first. Of what nothing waits nothing is said.',
    output: z.array(counterSchema),
  }),
};

export type CounterContract = typeof counterContract;
