import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';

/** What a new venue does until it is open, in the order of the list. */
export const openingSteps = ['name', 'look', 'address', 'rooms', 'programme', 'imprint', 'privacy', 'mail', 'box_office', 'colleague', 'online'] as const;
export type OpeningStep = (typeof openingSteps)[number];

export const openingContract = {
  opening: endpoint({
    method: 'GET',
    path: '/api/cms-opening/',
    access: 'manager',
    personal: true,
    summary: 'What a new house has done, and what it has still to do, until it is open. Nothing of it is stored: each step is seen from what there is.',
    output: z.object({ steps: z.array(z.object({ key: z.enum(openingSteps), is_done: z.boolean() })) }),
  }),
};

export type OpeningContract = typeof openingContract;
export type Opening = z.output<typeof openingContract.opening.output>;
