import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { isLink } from './link-url.ts';

/** A path of this site or an https address. */
export const linkUrlSchema = z.string().max(500).refine(isLink);

/** Set where a text is not in the language asked for (decisions.md). */
const lang = z.enum(['de', 'en']).optional();

const childSchema = z.object({
  id: z.int(),
  menu_name: z.string(),
  lang,
  /** A path, or of an external link an https address. Null: the entry only holds its children. */
  url: z.string().nullable(),
});

export const menuItemSchema = childSchema.extend({
  group: z.enum(['primary', 'secondary']),
  /** The pages below are tabs of one page: their header stays when one leads to another. */
  has_tab_navigation: z.boolean(),
  children: z.array(childSchema),
});

export const footerLinkSchema = z.object({ id: z.int(), title: z.string(), lang, url: z.string() });

/** `siblings` of a page (E §3): itself and the pages beside it, as path per language. */
export const siblingSchema = z.object({ id: z.int(), urls: z.record(z.string(), z.string()) });

export const navigationContract = {
  nav: endpoint({
    method: 'GET',
    path: '/pageeditor-api/nav',
    access: 'public',
    summary: 'The menu as a tree of two levels, and the links of the footer: pages that are online, in their order.',
    output: z.object({
      menu: z.array(menuItemSchema),
      footer: z.array(footerLinkSchema),
      /** Paths of the landing pages, in both languages: these show no alert (V §2). */
      landing_pages: z.array(z.string()),
    }),
  }),
};

export type NavigationContract = typeof navigationContract;
export type Navigation = z.output<typeof navigationContract.nav.output>;
export type MenuItem = z.output<typeof menuItemSchema>;
export type MenuChild = z.output<typeof childSchema>;
export type FooterLink = z.output<typeof footerLinkSchema>;
export type Sibling = z.output<typeof siblingSchema>;
