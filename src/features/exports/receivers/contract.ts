import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { feedContract } from '#features/feeds/contract.ts';

const path = '/api/cms-export-receivers/{id}/address/';
const parameters = z.object({ id: rowId() });
const { not_found } = commonFailures;
const accessSchema = z.object({
  /** Absolute; whoever knows it fetches. */
  address: z.string(),
  /** ISO 8601 with Berlin's offset; null: never yet. */
  last_fetched_at: z.string().nullable(),
  fetches: z.int(),
});

/** The secret address of a receiver, for staff. */
export const exportAccessContract = {
  exportAccess: endpoint({
    method: 'GET',
    path,
    access: 'manager',
    personal: true,
    summary: 'The address at which a receiver fetches the programme, and when it did so last.',
    parameters,
    output: accessSchema,
    errors: { not_found },
  }),
  renewExportAccess: endpoint({
    method: 'POST',
    path,
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Gives a receiver a new address; at the one before there is nothing any more.',
    parameters,
    output: accessSchema,
    errors: { not_found },
  }),
};
export type ExportAccessContract = typeof exportAccessContract;

/** What a receiver fetches; no operation, as it is no JSON of ours. */
export const receiverFeedContract = {
  receiverFeed: endpoint({
    method: 'GET',
    path: '/api/exports/{token}',
    access: 'public',
    summary:
      'The programme as it was agreed with a receiver, at its secret address: JSON-LD, iCalendar, CSV, XML or JSON, with what is cancelled and postponed. Answers 304 to who has it already.',
    parameters: z.object({ token: z.string().regex(/^[\w-]{32}$/) }),
    output: z.string(),
    share: feedContract.calendar.share,
    limit: { name: 'receiver-feed', per: 'visitor', max: 120, seconds: 600 },
    mediaType: 'application/ld+json',
    errors: { not_found },
  }),
};
