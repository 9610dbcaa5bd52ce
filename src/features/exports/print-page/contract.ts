import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { feedContract } from '#features/feeds/contract.ts';

/** No operation, as it is a page: without script, and in type alone, for a printer. */
export const printPageContract = {
  printPage: endpoint({
    method: 'GET',
    path: '/api/programme/{month}.html',
    access: 'public',
    summary: 'The programme of a month, such as 2026-12, as a page to print: what visitors see of it, in the language of the address.',
    parameters: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    output: z.string(),
    share: feedContract.calendar.share,
    limit: { name: 'print-page', per: 'visitor', max: 60, seconds: 600 },
    mediaType: 'text/html',
    errors: { not_found: commonFailures.not_found },
  }),
};

/** Beside the page, as its policy allows no style within it. */
export const printStylePath = '/api/programme/print.css';
