import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';

/** A banner above the page (V §3). Texts that are in the other language because this one is missing are named in `untranslated`. */
const alertSchema = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  link: z.object({ url: z.string() }).nullable(),
  link_title: z.string(),
  untranslated: z.array(z.string()).optional(),
});

export const alertsContract = {
  breakingNews: endpoint({
    method: 'GET',
    path: '/api/breaking-news/',
    access: 'public',
    summary: 'The alerts that are to be seen now, the most important first.',
    output: z.array(alertSchema),
  }),
};

export type AlertsContract = typeof alertsContract;
export type Alert = z.output<typeof alertSchema>;
