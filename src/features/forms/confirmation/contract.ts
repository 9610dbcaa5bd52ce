import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { confirmDays, heldHours } from '../limits.ts';

const maxToken = 200;

const confirmation_gone = {
  status: 410,
  text: {
    de: `Dieser Link gilt nicht mehr: Was nach ${confirmDays} Tagen nicht bestätigt ist, wird gelöscht. Wenn Sie noch nicht bestätigt hatten, füllen Sie das Formular bitte noch einmal aus.`,
    en: `This link no longer holds: what is not confirmed after ${confirmDays} days is deleted. If you had not confirmed it yet, please fill in the form once more.`,
  },
} as const;

const confirmationSchema = z.object({
  /** Headline of the form that the entry was sent by, whether that still takes entries or not. */
  title: z.string(),
  /** Where the headline is in the other language. */
  lang: z.enum(['de', 'en']).optional(),
  confirmed: z.boolean(),
});

/** By the token alone: a form may be switched off or closed meanwhile. */
export const confirmationContract = {
  entryConfirmation: endpoint({
    method: 'GET',
    path: '/api/forms-confirm/',
    access: 'public',
    personal: true,
    summary: 'What the token of the mail would confirm. It stays as it is: programs that look at the links of mails confirm nothing.',
    query: z.object({ token: z.string().max(maxToken).default('') }),
    output: confirmationSchema,
    errors: { confirmation_gone },
  }),
  confirmEntry: endpoint({
    method: 'POST',
    path: '/api/forms-confirm/',
    access: 'public',
    personal: true,
    summary: `Confirms the address that an entry was sent with, by the token of the mail; from then on the entry counts. Once more it does nothing. An entry holds its place for ${heldHours} hours.`,
    body: z.object({ token: z.string().max(maxToken) }),
    output: z.void(),
    limit: { name: 'form-confirmations', per: 'visitor', max: 20, seconds: 600 },
    errors: {
      confirmation_gone,
      form_full: {
        status: 409,
        text: {
          de: `Inzwischen hat dieses Formular so viele Einsendungen, wie es annimmt: Unbestätigt war Ihre nur ${heldHours} Stunden lang vorgemerkt. Sie zählt deshalb noch nicht. Wird bis ${confirmDays} Tage nach dem Absenden etwas frei, können Sie hier noch bestätigen; sonst wenden Sie sich bitte an uns.`,
          en: `Meanwhile this form has as many entries as it takes: unconfirmed, yours held its place for ${heldHours} hours only. It therefore does not count yet. Should a place become free within ${confirmDays} days after sending, you can still confirm here; otherwise please contact us.`,
        },
      },
    },
  }),
};

export type ConfirmationContract = typeof confirmationContract;
export type EntryConfirmation = z.output<typeof confirmationSchema>;
