import { type ImageRow, presentImage } from '#features/media/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { href, routes } from '#routes.ts';
import type { Design, ErrorHtml, SiteSettings } from './contract.ts';
import type { Settings } from './definitions.ts';
import { errorFragment } from './error-fragment.server.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

/** The one place where settings become the API's answer. `backAt`: from when a closed shop sells again, null where that is not known. */
export function presentSettings(settings: Settings, logo: ImageRow | null, backAt: Date | null, language: Language): SiteSettings {
  const { name, name_accent, is_site_online, is_shop_online, whistleblowerLink } = settings;
  const logos = presentHtml(settings['html_footer_logos.code'], language);
  return {
    name,
    name_accent: name.endsWith(name_accent) ? name_accent : '',
    claim: choose(settings.claim, language).text,
    address: settings.address,
    is_site_online,
    is_shop_online,
    ...(is_shop_online ? {} : { closed_shop: { back_at: backAt && toBerlinIso(backAt), phone: settings['tickets.phone'] } }),
    html_header: presentHtml(settings['html_header.code'], language),
    html_footer_top: presentHtml(settings['html_footer_top.code'], language),
    html_footer_bottom: presentHtml(settings['html_footer_bottom.code'], language),
    ...(logos.code ? { html_footer_logos: logos } : {}),
    whistleblowerLink,
    design: presentDesign(settings, logo, language),
  };
}

function presentDesign(settings: Settings, logo: ImageRow | null, language: Language): Design {
  return {
    accent: settings.accent,
    logo: logo && presentImage(logo, language),
    header: {
      basketLink: settings['header.basketLink'],
      webshopLink: settings['header.webshopLink'],
      logoLink: settings['header.logoLink'],
      favoritesLink: favouritesIn(language, settings['header.favoritesLink']) || href('home', 'en'), // decisions.md: while the setting is empty
    },
    menu: { side: settings['menu.side'], desktop: settings['menu.desktop'] },
    event: { style1: settings['event.style1'], style2: settings['event.style2'], style3: settings['event.style3'] },
  };
}

/** One link for both languages: to the favourites it leads in the reader's. */
const favouritesIn = (language: Language, link: string): string =>
  Object.values<string>(routes.favourites).includes(link) ? href('favourites', language) : link;

function presentHtml(code: Localised, language: Language) {
  const { text, lang } = choose(code, language);
  return { code: sanitiseHtml(text), ...(lang ? { lang } : {}) };
}

/** The custom error pages in the reader's language, by status. */
export function presentErrorPages(pages: Settings['error_pages'], language: Language): ErrorHtml {
  const entries = Object.entries(pages).map(([status, code]) => {
    const { text, lang } = choose(code, language);
    return [status, { ...errorFragment(text), ...(lang ? { lang } : {}) }] as const;
  });
  return Object.fromEntries(entries.filter(([, { body }]) => body));
}
