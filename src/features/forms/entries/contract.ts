import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId, wholeNumber } from '#api/whole-number.ts';
import { fieldKinds } from '../definition/field-kinds.ts';
import { entriesPerPage, maxEntriesAtOnce, maxEntryNote, maxEntrySearch, shownAttempts } from '../limits.ts';

const base = '/api/cms-forms/{id}/';
const entryPath = `${base}entries/{entry}/` as const;
const formParameters = z.object({ id: rowId() });
const entryParameters = z.object({ id: rowId(), entry: rowId() });
const { not_found, page_not_found } = commonFailures;
const shared = { access: 'editor', personal: true } as const;

/** 'unconfirmed': the sender has not confirmed the address yet. */
export const entryStates = ['unconfirmed', 'new', 'done'] as const;
export const handledStates = ['new', 'done'] as const;
const person = z.object({ id: z.int(), name: z.string() });
export type Colleague = z.output<typeof person>;
const lang = z.enum(['de', 'en']).optional();

/** By which a list is narrowed down, and what is exported of it. */
const narrowing = {
  q: z
    .string()
    .max(maxEntrySearch)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
  status: z.enum(entryStates).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
};

const rowSchema = z.object({
  id: z.int(),
  revision: z.int(),
  /** ISO 8601, Berlin; `delete_at`: when it is deleted with its files and mails. */
  created_at: z.string(),
  delete_at: z.string(),
  status: z.enum(entryStates),
  assigned_to: person.nullable(),
  /** The first answers, as they are read. */
  summary: z.array(z.object({ label: z.string(), lang, text: z.string() })),
  files: z.int(),
});
export type EntryRow = z.output<typeof rowSchema>;

const fileSchema = z.object({
  id: z.int(),
  field: z.int().nullable(),
  name: z.string(),
  size: z.int(),
  content_type: z.string(),
  /** Of the download, which is never shown within a page. */
  url: z.string(),
});

const attemptSchema = z.object({ id: z.int(), entry: z.int().nullable(), at: z.string(), attempt: z.int(), status: z.int().nullable(), reason: z.string() });
export type WebhookAttempt = z.output<typeof attemptSchema>;

const entrySchema = rowSchema.omit({ summary: true, files: true }).extend({
  form: z.object({ id: z.int(), name: z.string(), title: z.string() }),
  /** When the sender confirmed the address; null where that was not asked, or not done yet. */
  confirmed_at: z.string().nullable(),
  /** In which it was filled in. */
  language: z.enum(['de', 'en']),
  note: z.string(),
  /** With the question as it was then, in the reader's language where it was asked in it. */
  answers: z.array(z.object({ field: z.int(), slug: z.string(), kind: z.enum(fieldKinds), label: z.string(), lang, text: z.string() })),
  files: z.array(fileSchema),
  /** The first address of mail among the answers. */
  sender: z.string().nullable(),
  /** `done_at` null: it is tried again. */
  deliveries: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['house', 'copy', 'webhook', 'confirm']),
      recipient: z.string(),
      done_at: z.string().nullable(),
      given_up: z.boolean(),
    }),
  ),
  attempts: z.array(attemptSchema),
  /** False: it goes as soon as it is delivered. */
  keeps: z.boolean(),
  /** To whom it may be assigned. */
  staff: z.array(person),
  /** Its neighbours in the list of all. */
  newer: z.int().nullable(),
  older: z.int().nullable(),
});
export type Entry = z.output<typeof entrySchema>;

const receiptSchema = z.object({
  form: z.object({ id: z.int(), name: z.string() }),
  /** Number and when it came; nothing of what it said. */
  entries: z.array(z.object({ id: z.int(), created_at: z.string() })),
  amount: z.int(),
  deleted_at: z.string(),
  deleted_by: z.string(),
});
export type DeletionReceipt = z.output<typeof receiptSchema>;

const ids = z.array(z.int().min(1).max(2_147_483_647)).min(1).max(maxEntriesAtOnce);

const webhookSchema = z.object({
  /** Empty: the form has none. */
  url: z.string(),
  /** By which calls are signed: `X-Foyer-Signature: t=<seconds>,v1=<HMAC-SHA256 of "seconds.body", hex>`. */
  /** Null until the first call, or until one is made. */
  secret: z.string().nullable(),
  attempts: z.array(attemptSchema),
});
export type Webhook = z.output<typeof webhookSchema>;

/** Who reads, exports, downloads and deletes is in the audit log, without what it says. */
export const entriesContract = {
  entries: endpoint({
    ...shared,
    method: 'GET',
    path: `${base}entries/`,
    parameters: formParameters,
    summary: 'What was sent by a form, the newest first; `q` is looked for in answers, names of files and notes.',
    query: z.object({ ...narrowing, ...pagingQuery(entriesPerPage) }),
    output: paginated(rowSchema).extend({
      form: z.object({ id: z.int(), name: z.string(), has_webhook: z.boolean() }),
      totals: z.object({ unconfirmed: z.int(), new: z.int(), done: z.int() }),
    }),
    errors: { not_found, page_not_found },
  }),
  entry: endpoint({
    ...shared,
    method: 'GET',
    path: entryPath,
    parameters: entryParameters,
    summary: 'One entry with its answers and files, whom it was told, and when it will be deleted.',
    output: entrySchema,
    errors: { not_found },
  }),
  changeEntry: endpoint({
    ...shared,
    method: 'PATCH',
    path: entryPath,
    write: 'change',
    parameters: entryParameters,
    summary: 'Whether an entry is new or done, the note on it, and whose it is. What was sent is never changed.',
    body: z
      .object({
        status: z.enum(handledStates).optional(),
        note: z
          .string()
          .max(maxEntryNote)
          .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)
          .optional(),
        assigned_to: z.int().min(1).max(2_147_483_647).nullable().optional(),
      })
      .strict(),
    output: z.object({ revision: z.int() }),
    errors: {
      not_found,
      not_confirmed: {
        status: 409,
        text: {
          de: 'Der Absender hat seine Adresse noch nicht bestätigt. Erst danach gilt die Einsendung.',
          en: 'The sender has not confirmed the address yet. Only then does the entry count.',
        },
      },
      no_such_colleague: {
        status: 422,
        text: {
          de: 'Diese Person arbeitet hier nicht (mehr). Bitte wählen Sie eine andere.',
          en: 'This person does not work here (any more). Please choose another.',
        },
      },
    },
  }),
  setEntriesStatus: endpoint({
    ...shared,
    method: 'POST',
    path: `${base}entries-status/`,
    write: 'create',
    parameters: formParameters,
    summary: 'Several entries new or done. Answers those that were not so before.',
    body: z.object({ ids, status: z.enum(handledStates) }),
    output: z.object({ changed: z.array(z.int()), amount: z.int() }),
    errors: { not_found },
  }),
  deleteEntries: endpoint({
    ...shared,
    method: 'POST',
    path: `${base}entries-delete/`,
    write: 'create',
    parameters: formParameters,
    summary: 'Deletes entries for good, with their files, deliveries and mails in the outbox, and answers a receipt. 404 where none of them is there.',
    body: z.object({ ids }),
    output: receiptSchema,
    errors: { not_found },
  }),
  resendEntry: endpoint({
    ...shared,
    method: 'POST',
    path: `${entryPath}resend/`,
    write: 'create',
    parameters: entryParameters,
    summary: 'Tells an entry once more to whom it was told, or was to be told and was not: a mail or the webhook, at the address that the form now has.',
    body: z.object({ delivery: z.int().min(1).max(2_147_483_647) }),
    output: z.object({ delivery: z.int() }),
    limit: { name: 'form-entry-resend', per: 'account', max: 60, seconds: 600 },
    errors: { not_found },
  }),
  exportEntries: endpoint({
    ...shared,
    method: 'GET',
    path: `${base}entries-export/`,
    parameters: formParameters,
    summary:
      'Entries as a table: CSV (UTF-8 with a byte order mark) or XLSX, with a column for each question, also those that the form has no more. A long list comes in `parts`.',
    query: z.object({ ...narrowing, format: z.enum(['csv', 'xlsx']).default('csv'), part: wholeNumber(1, 999).default(1) }),
    output: z.object({ name: z.string(), content_type: z.string(), base64: z.string(), amount: z.int(), parts: z.int() }),
    limit: { name: 'form-entries-export', per: 'account', max: 120, seconds: 600 },
    errors: { not_found, page_not_found },
  }),
  webhook: endpoint({
    ...shared,
    method: 'GET',
    path: `${base}webhook/`,
    parameters: formParameters,
    summary: `The key that signs calls to the webhook of a form, and the last ${shownAttempts} calls.`,
    output: webhookSchema,
    errors: { not_found },
  }),
  renewSecret: endpoint({
    ...shared,
    method: 'POST',
    path: `${base}webhook/`,
    write: 'create',
    parameters: formParameters,
    summary: 'A new key for the webhook of a form: from now on calls are signed by it alone.',
    output: z.void(),
    errors: { not_found },
  }),
};
export type EntriesContract = typeof entriesContract;

/** No operation, as it is no JSON. */
export const entryFileContract = {
  entryFile: endpoint({
    ...shared,
    method: 'GET',
    path: `${entryPath}files/{file}/`,
    parameters: entryParameters.extend({ file: rowId() }),
    summary: 'A file of an entry, as a download and never within a page.',
    output: z.string(),
    mediaType: 'application/octet-stream',
    errors: { not_found },
  }),
};
