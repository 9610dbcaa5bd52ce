import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { imageSchema } from '#features/media/contract.ts';

/** Set where a text is not in the language asked for (decisions.md). */
const lang = z.enum(['de', 'en']).optional();

/** HTML that has been sanitised: it may be set as it is. */
const html = z.object({ code: z.string(), lang });

const designSchema = z.object({
  /** '#rrggbb' in the light and in the dark mode. */
  accent: z.object({ light: z.string(), dark: z.string() }),
  logo: imageSchema.nullable(),
  /** Links of the header; an empty one is not shown (V §5). */
  header: z.object({ basketLink: z.string(), webshopLink: z.string(), logoLink: z.string(), favoritesLink: z.string() }),
  menu: z.object({ side: z.enum(['left', 'right']), desktop: z.boolean() }),
  event: z.object({ style1: z.boolean(), style2: z.boolean(), style3: z.boolean() }),
});

const settingsUnavailable = {
  status: 503,
  text: { de: 'Die Einstellungen sind zurzeit nicht lesbar.', en: 'The settings cannot be read at the moment.' },
} as const;

export const settingsContract = {
  settings: endpoint({
    method: 'GET',
    path: '/pageeditor-api/settings',
    access: 'public',
    summary: 'The settings of the site and of its design, HTML sanitised. A passing fault of the database answers the last known ones.',
    output: z.object({
      name: z.string(),
      name_accent: z.string(),
      claim: z.string(),
      address: z.object({ street: z.string(), postcode: z.string(), city: z.string(), country: z.string() }),
      is_site_online: z.boolean(),
      is_shop_online: z.boolean(),
      /** While the shop is switched off: the instant (ISO 8601, Berlin) from which tickets are sold online again, null where it is not known, and the box office's telephone, or ''. */
      closed_shop: z.object({ back_at: z.string().nullable(), phone: z.string() }).optional(),
      html_header: html,
      html_footer_top: html,
      html_footer_bottom: html,
      html_footer_logos: html.optional(),
      whistleblowerLink: z.string(),
      design: designSchema,
    }),
    errors: { settings_unavailable: settingsUnavailable },
  }),
  errorHtml: endpoint({
    method: 'GET',
    path: '/api/html/',
    access: 'public',
    summary: 'Custom error pages by status: style, scoped to `.custom-error`, and body, both sanitised.',
    output: z.record(z.string(), z.object({ style: z.string(), body: z.string(), lang })),
    errors: { settings_unavailable: settingsUnavailable },
  }),
};

export type SettingsContract = typeof settingsContract;
export type SiteSettings = z.output<typeof settingsContract.settings.output>;
export type Design = z.output<typeof designSchema>;
export type ErrorHtml = z.output<typeof settingsContract.errorHtml.output>;
