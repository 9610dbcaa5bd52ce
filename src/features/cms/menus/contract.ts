import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { linkUrlSchema } from '#features/navigation/contract.ts';
import { cmsFailures } from '../failures.ts';
import { maxMetaText } from '../limits.ts';
import { maxMenuChanges } from './limits.ts';

const { not_found } = commonFailures;
const { wrong_parent, no_such_object } = cmsFailures;
/** Whoever may write a page may write where it stands in the menus. */
const staff = { access: 'editor', personal: true } as const;
const byId = { parameters: z.object({ id: rowId() }) };
const number = z.int().min(1).max(999_999_999);
const texts = z.record(z.string(), z.string());
const text = z.string().max(maxMetaText);
/** In German, and in English where it is said otherwise there. */
const bothTexts = z.object({ de: text, en: text.optional() });
const bothLinks = z.object({ de: linkUrlSchema.min(1), en: linkUrlSchema.min(1).optional() });
const menu = z.enum(['header', 'footer']);
const place = {
  menu,
  /** Of the header: of an entry at its top. */
  group: z.enum(['primary', 'secondary']).default('primary'),
  /** Of the header: the entry at its top below which it stands. */
  parent: number.nullable().default(null),
  /** Behind which entry; null: first. */
  after: number.nullable(),
};

const too_deep = {
  status: 422,
  text: {
    de: 'Das Menü hat zwei Ebenen: Unter einem Eintrag der zweiten steht keiner mehr, und ein Eintrag mit Unterpunkten bleibt oben.',
    en: 'The menu has two levels: nothing stands below an entry of the second, and an entry with others below it stays at the top.',
  },
} as const;
const name_needed = {
  status: 422,
  text: { de: 'Bitte geben Sie an, wie der Eintrag auf Deutsch heißt.', en: 'Please say what the entry is called in German.' },
} as const;
const nothing_to_undo = {
  status: 409,
  text: {
    de: 'Das lässt sich hier nicht mehr zurücknehmen. Eine gelöschte Seite holen Sie aus dem Papierkorb der Seiten zurück.',
    en: 'This cannot be undone here any more. A deleted page comes back from the bin of the pages.',
  },
} as const;

/** Also what visitors read in another language; `language`: null where it is so in all. */
const problemSchema = z.object({
  kind: z.enum(['missing', 'in_bin', 'target_offline', 'target_planned', 'moved', 'no_name', 'no_address', 'unpublished']),
  language: z.enum(['de', 'en']).nullable(),
});

const entrySchema = z.object({
  id: z.int(),
  parent: z.int().nullable(),
  content_type: z.enum(['page', 'link']),
  /** Of the page, per language; `menu_title` where it is called otherwise in the menus. */
  title: texts,
  menu_title: texts,
  urls: texts,
  is_online: z.boolean(),
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  menu_group: z.enum(['primary', 'secondary']),
  sort: z.int(),
  footer_sort: z.int(),
  problems: z.array(problemSchema),
});

const changeSchema = z.object({
  id: z.int(),
  title: texts,
  what: z.enum(['added', 'moved', 'removed', 'renamed', 'online', 'offline', 'deleted']),
  menu: menu.nullable(),
});
const written = z.object({ revision: z.int() });

export const menusContract = {
  menus: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-menus/',
    summary:
      'All pages with their places in the menus, and what is wrong with the entries. `revision` counts changes of the menus, whoever makes them and how.',
    output: z.object({ revision: z.int(), pages: z.array(entrySchema) }),
  }),
  menuHistory: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-menus/history/',
    summary: `The last ${maxMenuChanges} changes of the menus, by whichever way they were made, the last first.`,
    output: z.array(z.object({ id: z.int(), at: z.string(), user_name: z.string(), changes: z.array(changeSchema) })),
  }),
  placeMenuEntry: endpoint({
    ...staff,
    ...byId,
    method: 'POST',
    path: '/api/cms-menus/{id}/place/',
    write: 'change',
    summary:
      'Puts a page into a menu, or moves it there: behind an entry, or first. In the header this is its place in the tree of pages; its address stays. `If-Match` is the revision of the menus.',
    body: z.object(place),
    output: written,
    errors: { not_found, wrong_parent, no_such_object, too_deep },
  }),
  takeOutMenuEntry: endpoint({
    ...staff,
    ...byId,
    method: 'POST',
    path: '/api/cms-menus/{id}/take-out/',
    write: 'change',
    summary: 'Takes an entry out of a menu, with what stands below it. The page stays.',
    body: z.object({ menu }),
    output: written,
    errors: { not_found },
  }),
  renameMenuEntry: endpoint({
    ...staff,
    ...byId,
    method: 'PATCH',
    path: '/api/cms-menus/{id}/',
    write: 'change',
    summary: 'What an entry is called in the menus; of a page its title where nothing is said. `urls`, of a link alone: where it leads.',
    body: z.object({ title: bothTexts, urls: bothLinks.optional() }),
    output: written,
    errors: { not_found, name_needed },
  }),
  createMenuLink: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/cms-menus/links/',
    write: 'change',
    summary: 'Makes an entry that leads to any address of this site or another, online at once.',
    body: z.object({ title: bothTexts, urls: bothLinks, ...place }),
    output: z.object({ id: z.int(), revision: z.int() }),
    errors: { wrong_parent, no_such_object, too_deep, name_needed },
  }),
  undoMenuChange: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/cms-menus/undo/',
    write: 'change',
    summary: 'Takes the last change of the menus back: that which led to the revision in `If-Match`. A link that it made goes into the bin of the pages.',
    output: written,
    errors: { nothing_to_undo },
  }),
};

export type MenusContract = typeof menusContract;
export type MenuEntry = z.output<typeof entrySchema>;
export type MenuProblem = z.output<typeof problemSchema>;
export type MenuHistoryEntry = z.output<typeof menusContract.menuHistory.output>[number];
export type MenuChange = z.output<typeof changeSchema>;
