import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { comparisons } from './definition/form-definition.ts';
import { maxFileBytes } from './limits.ts';

const answer = z.union([z.string(), z.boolean(), z.array(z.string()), z.array(z.int()), z.null()]);

/** A field of a form in the reader's language (E §3); `lang` where a text of it is in the other. */
const fieldSchema = z.object({
  slug: z.string(),
  /** 1 to 15 (decisions.md), or 'emailconfirm' of the appended `email2`. */
  field_type: z.union([z.int().min(1).max(15), z.literal('emailconfirm')]),
  label: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  help_text: z.string(),
  placeholder_text: z.string(),
  required: z.boolean(),
  visible: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string(), lang: z.enum(['de', 'en']).optional() })),
  default: z.string(),
  /** What the model of the form holds in the beginning: null of files, a list where several may be chosen. */
  initial: answer,
  /** The error flag of the model, false in the beginning. */
  error: z.boolean(),
  /** "Show if [earlier field] [is / is not / contains] …"; null: always. */
  show_if: z.object({ field: z.string(), comparison: z.enum(comparisons), value: z.string() }).nullable(),
  least: z.number().nullable(),
  greatest: z.number().nullable(),
  max_files: z.int(),
});

const formSchema = z.object({
  id: z.int(),
  slug: z.string(),
  slugs: z.object({ de: z.string(), en: z.string() }),
  title: z.string(),
  title_lang: z.enum(['de', 'en']).optional(),
  intro: z.string(),
  intro_lang: z.enum(['de', 'en']).optional(),
  fields: z.array(fieldSchema),
  submit_label: z.string(),
  privacy: z.string(),
  privacy_lang: z.enum(['de', 'en']).optional(),
  /** `closed_text` says why not. */
  is_open: z.boolean(),
  closed_text: z.string(),
  /** Of the form's own page. */
  url: z.string(),
});

const thanksSchema = z.object({
  /** Paragraphs; empty where a page thanks. */ thanks: z.string(),
  /** Where the reader goes on to. */ url: z.string().nullable(),
});

/** Forms and what is sent by them (E §3 "Form", "Form submission", E §7). */
export const formsContract = {
  formList: endpoint({
    method: 'GET',
    path: '/api/forms/',
    access: 'public',
    summary: 'The forms that are switched on, by their headlines.',
    output: z.array(z.object({ id: z.int(), title: z.string(), lang: z.enum(['de', 'en']).optional(), url: z.string() })),
  }),
  formDefinition: endpoint({
    method: 'GET',
    path: '/api/forms/{id}/',
    access: 'public',
    summary: 'A form as it is defined, with the values that it begins with. A form that is switched off is none.',
    parameters: z.object({ id: rowId() }),
    output: formSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  startForm: endpoint({
    method: 'GET',
    path: '/api/forms/{id}/start/',
    access: 'public',
    personal: true,
    summary:
      'What a page asks for when somebody begins to fill in a form: when that was, signed, and the challenge of a proof of work. A number solves it where the SHA-256 of "challenge:number" begins with so many zero bits.',
    parameters: z.object({ id: rowId() }),
    output: z.object({ started: z.string(), challenge: z.string(), bits: z.int() }),
    errors: { not_found: commonFailures.not_found },
  }),
  sendEntry: endpoint({
    method: 'POST',
    path: '/api/forms-entries/',
    access: 'public',
    personal: true,
    summary:
      'Sends a filled-in form. `field_values` are by the slugs of the fields, of files the ids of temporary files; `started` and `proof` are what `startForm` gave, if it was asked. What is wrong comes back per field. Sent twice with the same `key` it is one entry.',
    body: z.object({
      form: z.int().min(1).max(2_147_483_647),
      field_values: z.record(z.string(), z.unknown()),
      /** Of this sending, made by the page. */
      key: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .optional(),
      /** 'challenge:number'; without one, fewer entries are taken of a visitor. */
      proof: z.string().max(300).optional(),
      /** As `startForm` gave it. */
      started: z.string().max(200).optional(),
      /** Stays empty: no person sees it. */
      website: z.string().max(500).optional(),
    }),
    output: thanksSchema,
    limit: { name: 'form-entries', per: 'visitor', max: 20, seconds: 600 },
    errors: {
      not_found: commonFailures.not_found,
      form_closed: {
        status: 409,
        text: { de: 'Dieses Formular ist geschlossen.', en: 'This form is closed.' },
      },
      looks_automatic: {
        status: 422,
        text: {
          de: 'Das ging schneller, als ein Mensch tippt. Bitte warten Sie einen Augenblick und senden Sie noch einmal ab.',
          en: 'That was faster than anybody types. Please wait a moment and send it again.',
        },
      },
    },
  }),
};

const tempFileSchema = z.object({ id: z.int(), name: z.string(), size: z.int(), content_type: z.string() });
const fileFailures = {
  file_too_large: {
    status: 413,
    text: {
      de: `Diese Datei ist größer als ${maxFileBytes / 1_000_000} MB. Bitte verkleinern Sie sie.`,
      en: `This file is larger than ${maxFileBytes / 1_000_000} MB. Please make it smaller.`,
    },
  },
  file_empty: { status: 422, text: { de: 'Diese Datei ist leer.', en: 'This file is empty.' } },
  file_kind: {
    status: 422,
    text: {
      de: 'Dateien dieser Art nehmen wir nicht an. Möglich sind PDF, JPEG, PNG, WebP, HEIC, Word, Excel, OpenDocument und Text.',
      en: 'We do not take files of this kind. PDF, JPEG, PNG, WebP, HEIC, Word, Excel, OpenDocument and text are possible.',
    },
  },
  too_many_files: {
    status: 429,
    text: {
      de: 'Sie haben schon sehr viele Dateien hochgeladen. Bitte senden Sie das Formular ab oder entfernen Sie eine.',
      en: 'You have uploaded very many files already. Please send the form, or remove one.',
    },
  },
  no_room: {
    status: 503,
    text: {
      de: 'Gerade können wir keine Dateien annehmen. Bitte senden Sie das Formular ohne sie ab oder versuchen Sie es später noch einmal.',
      en: 'We cannot take files at the moment. Please send the form without them, or try again later.',
    },
  },
} as const;

/** Files on their way (decisions.md, "Temp files"): of the visitor who sent them, never public, gone after 24 hours unless an entry took them. */
export const tempFilesContract = {
  uploadTempFile: endpoint({
    method: 'POST',
    path: '/api/temp-files/',
    access: 'public',
    personal: true,
    summary: 'Takes a file (multipart, field `file`), or with `Tus-Resumable` begins an upload that may be gone on with after a lost connection (tus 1.0.0).',
    output: tempFileSchema,
    limit: { name: 'temp-files', per: 'visitor', max: 60, seconds: 600 },
    errors: fileFailures,
  }),
  removeTempFile: endpoint({
    method: 'DELETE',
    path: '/api/temp-files/{id}/',
    access: 'public',
    personal: true,
    summary: 'Removes a file that the visitor has sent and no entry has taken.',
    parameters: z.object({ id: rowId() }),
    output: z.void(),
    errors: { not_found: commonFailures.not_found },
  }),
};

export type FormsContract = typeof formsContract;
export type TempFilesContract = typeof tempFilesContract;
export type FormDefinition = z.output<typeof formSchema>;
export type FormDefinitionField = z.output<typeof fieldSchema>;
export type TempFile = z.output<typeof tempFileSchema>;
