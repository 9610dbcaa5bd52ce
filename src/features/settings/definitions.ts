import { z } from 'zod';
import { defaultEmbedHosts } from '#content/index.ts';
import { defaultUploadSettings, uploadSizesSchema, uploadTypesSchema } from '#features/media/contract.ts';
import { linkUrlSchema } from '#features/navigation/contract.ts';
import { withAsciiDomain } from '#i18n/email/email-address.ts';
import { defaultAccent } from './design/contrast.ts';
import { furtherLanguage, maxCodeLength, maxEditorLanguages, maxEmbedHosts } from './limits.ts';

const language = z.string().regex(/^[a-z]{2}$/);
const line = z.record(language, z.string().max(200));
const code = z.record(language, z.string().max(maxCodeLength));
/** Empty: no link. */
const link = z.union([z.literal(''), linkUrlSchema]);
const hosts = z
  .array(z.string().regex(/^([a-z0-9-]{1,63}\.)+[a-z]{2,20}$/))
  .max(maxEmbedHosts)
  .readonly();
const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** Every setting of the site (E §3) and of its design (V §3): key, as it is stored, and what its value has to be. */
export const settingsSchema = z.object({
  /** The venue, as it calls itself: 'Ostkai'. */
  name: z.string().min(1).max(100),
  /** The end of the name that is set in the accent colour: 'kai'; empty for none. */
  name_accent: z.string().max(100),
  claim: line,
  /** Where the venue stands: for calendars, search engines and maps. `country` is its ISO 3166-1 code. Empty: not known. */
  address: z.object({
    street: z.string().max(200),
    postcode: z.string().max(20),
    city: z.string().max(100),
    country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)]),
  }),
  /** Minutes that an event usually takes whose kind has none of its own (`exhibition_type.usual_minutes`): only where its end is not known. */
  usual_minutes: z
    .int()
    .min(1)
    .max(24 * 60),
  /** Host and day from which the names of events in feeds begin (RFC 4151); kept by the site itself when its host changes. */
  feed_identity: z.object({ host: z.string().min(1), since: z.iso.date() }).nullable(),
  is_site_online: z.boolean(),
  is_shop_online: z.boolean(),
  /** Whether search engines may take a live instance in; a staging one keeps them out whatever it says. */
  is_indexed: z.boolean(),
  'html_header.code': code,
  'html_footer_top.code': code,
  'html_footer_bottom.code': code,
  'html_footer_logos.code': code,
  /** Where a hint about a breach can be given (Whistleblower Protection Act); empty: the link is left out. */
  whistleblowerLink: link,
  /** Where tickets are sold and asked for by telephone: '+49 40 66969-100'; empty: nowhere. */
  'tickets.phone': z.string().regex(/^(\+?[\d ()/-]{5,40})?$/),
  /** Where groups book, who need more tickets than one order holds: a link, or an address of e-mail; empty: nowhere. */
  'tickets.groupBooking': z.union([link, z.string().max(254).transform(withAsciiDomain).pipe(z.email())]),
  /** The instant from which a shop that is switched off sells again, as visitors are told; null: nobody knows. It switches nothing. */
  'tickets.onlineAgain': z.iso.datetime({ offset: true }).nullable(),
  /** Whose players and posts blocks may embed (E §5, decisions.md): hosts without `www.`, each with all that is below it. */
  'embed.hosts': z.object({ audio: hosts, viewer: hosts, social: hosts, video: hosts }),
  /** In which languages beyond those of the site editors may hold texts: 'ja', 'la' (decisions.md). */
  'editor.languages': z.array(z.string().regex(furtherLanguage)).max(maxEditorLanguages).readonly(),
  /** Custom error pages: an HTML document by status and language; its style and body are taken (E §2). */
  error_pages: z.record(z.string().regex(/^[45]\d\d$/), code),

  accent: z.object({ light: color, dark: color }),
  /** Id of the picture that stands in place of the name; null: the name itself. */
  logo: z.int().min(1).nullable(),
  /** Kinds of files that the media library takes, and how large each may be. */
  'media.types': uploadTypesSchema,
  'media.maxMegabytes': uploadSizesSchema,
  'header.basketLink': link,
  /** Shown in the footer, and in the header where there is room; empty: nowhere. */
  'header.webshopLink': link,
  /** Picture for links that are shared, where a page has none of its own. */
  'header.logoLink': link,
  /** Empty: the English home page (decisions.md). */
  'header.favoritesLink': link,
  /** From where the burger menu slides in. */
  'menu.side': z.enum(['left', 'right']),
  /** On wide windows a menu with dropdowns stands in the header; else the burger at every width. */
  'menu.desktop': z.boolean(),
  /** An event's page begins with its children and shows its pictures before the programme (V §9; docs/design-settings.md). */
  'event.style1': z.boolean(),
  /** Lists of events are set in type alone, without pictures. */
  'event.style2': z.boolean(),
  /** The picture of an event's page goes from edge to edge of the window. */
  'event.style3': z.boolean(),
});

export type Settings = z.output<typeof settingsSchema>;
export type SettingKey = keyof Settings;

/** What holds where nothing is stored. */
export const defaultSettings: Settings = {
  name: 'Foyer',
  name_accent: '',
  claim: {},
  address: { street: '', postcode: '', city: '', country: '' },
  usual_minutes: 120,
  feed_identity: null,
  is_site_online: true,
  is_shop_online: true,
  is_indexed: true,
  'html_header.code': {},
  'html_footer_top.code': {},
  'html_footer_bottom.code': {},
  'html_footer_logos.code': {},
  whistleblowerLink: '',
  'tickets.phone': '',
  'tickets.groupBooking': '',
  'tickets.onlineAgain': null,
  'embed.hosts': { ...defaultEmbedHosts },
  'editor.languages': [],
  error_pages: {},
  accent: defaultAccent,
  logo: null,
  'media.types': defaultUploadSettings.types,
  'media.maxMegabytes': defaultUploadSettings.maxMegabytes,
  'header.basketLink': '',
  'header.webshopLink': '',
  'header.logoLink': '',
  'header.favoritesLink': '',
  'menu.side': 'left',
  'menu.desktop': true,
  'event.style1': false,
  'event.style2': false,
  'event.style3': false,
};

/** The settings whose value is HTML, which is sanitised before it is stored and before it is shown. */
export const htmlKeys = ['html_header.code', 'html_footer_top.code', 'html_footer_bottom.code', 'html_footer_logos.code'] as const;
