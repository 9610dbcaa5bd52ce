import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { audiences, maxViewName, maxViews } from './limits.ts';

/** What PostgreSQL takes as text. */
const printable = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const list = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const audience = z.enum(audiences);
/** What narrows and orders a list, as it stands in its address. */
const query = z.record(z.string().regex(/^[a-z][a-z0-9_]{0,60}$/), printable(300)).refine((parameters) => Object.keys(parameters).length <= 40);

export const savedViewSchema = z.object({
  id: z.int(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  audience,
  /** Whether whoever asks may rename and delete it. */
  is_changeable: z.boolean(),
});
export type SavedView = z.output<typeof savedViewSchema>;

const staff = { access: 'editor', personal: true } as const;
const one = { path: '/api/saved-views/{id}/', parameters: z.object({ id: rowId() }) } as const;
const { not_found } = commonFailures;

/** What staff keep of the lists of the back office under names of their own. */
export const savedViewsContract = {
  savedViews: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/saved-views/',
    summary: 'Views of a list that whoever asks has saved, and those for their role and for everybody.',
    query: z.object({ list }),
    output: z.array(savedViewSchema),
  }),
  saveView: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/saved-views/',
    summary: 'Keeps a view of a list under a name; one of the same name that whoever asks has is replaced. For everybody managers alone may.',
    body: z.strictObject({ list, name: printable(maxViewName), query, audience }),
    output: savedViewSchema,
    errors: {
      managers_alone: {
        status: 403,
        text: {
          de: 'Ansichten für alle legen Programmleitung und Verwaltung an. Bitte wählen Sie „Nur für mich“ oder „Für meine Rolle“.',
          en: 'Views for everybody are made by managers. Please choose “For me alone” or “For my role”.',
        },
      },
      too_many_views: {
        status: 409,
        text: {
          de: `Sie haben zu dieser Liste schon ${maxViews} Ansichten. Bitte löschen Sie eine davon.`,
          en: `You already have ${maxViews} views of this list. Please delete one of them.`,
        },
      },
    },
  }),
  renameView: endpoint({
    ...staff,
    ...one,
    method: 'PATCH',
    summary: 'Gives a view another name: one’s own, or as a manager any that is shared.',
    body: z.strictObject({ name: printable(maxViewName) }),
    output: savedViewSchema,
    errors: {
      not_found,
      name_taken: {
        status: 409,
        text: {
          de: 'Eine Ansicht mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen.',
          en: 'There is a view of this name already. Please choose another.',
        },
      },
    },
  }),
  deleteView: endpoint({
    ...staff,
    ...one,
    method: 'DELETE',
    summary: 'Forgets a view: one’s own, or as a manager any that is shared.',
    output: z.void(),
    errors: { not_found },
  }),
};
export type SavedViewsContract = typeof savedViewsContract;
