import { type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orFallback } from '#api/or-fallback.ts';
import type { Alert, AlertsContract } from '#features/alerts/index.ts';
import type { FooterContract, ShownModule } from '#features/cms/index.ts';
import type { Consent, ConsentContract } from '#features/consent/index.ts';
import type { Navigation, NavigationContract } from '#features/navigation/index.ts';
import type { OpeningHours, OpeningHoursContract, OpeningTimeline } from '#features/opening-hours/index.ts';
import type { Design, SettingsContract, SiteSettings } from '#features/settings/index.ts';
import { languageOfAddress } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { type RootInfo, siteContext } from '#ui/site-context.ts';
import { asksForOverlay } from './asks-for-overlay.ts';

/** `serverOnly` is shown by the server and not carried in the page a second time. */
export type FurnitureData = RootInfo & {
  hours: OpeningTimeline;
  alert: Alert | null;
  /** Paths that show no alert (V §2). */
  landing_pages: string[];
  is_shop_online: boolean;
  closed_shop?: SiteSettings['closed_shop'];
  design: Design;
  serverOnly?: { nav: Navigation; settings: SiteSettings; modules: readonly ShownModule[]; consent: Pick<Consent, 'versions' | 'services'> };
};

/** Nobody is asked where it cannot be said for what. */
const noConsent: Consent = { versions: [], days: 0, domain: null, services: [] };
const noFooter: { modules: readonly ShownModule[] } = { modules: [] };

/** `overlay=true` on any page leads to the programme (V §2). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FurnitureData> {
  const url = new URL(request.url);
  const language = languageOfAddress(url);
  if (asksForOverlay(url)) {
    url.searchParams.delete('overlay');
    throw redirect(href('programme', language) + url.search);
  }
  const api = client<NavigationContract & SettingsContract & OpeningHoursContract & AlertsContract & FooterContract & ConsentContract>(
    context.get(transportContext),
  );
  const [nav, settings, hours, alerts, footer, consent] = await Promise.all([
    api.get('/pageeditor-api/nav', { language }),
    api.get('/pageeditor-api/settings', { language }),
    api.get('/api/opening-hours-today/', { language }),
    api.get('/api/breaking-news/', { language }),
    orFallback(api.get('/pageeditor-api/footer', { language }), noFooter, context),
    orFallback(api.get('/api/consent/', { language }), noConsent, context),
  ]);
  return {
    ...context.get(siteContext),
    name: settings.name,
    hours: shownTimeline(hours),
    alert: alerts[0] ?? null,
    landing_pages: nav.landing_pages,
    is_shop_online: settings.is_shop_online,
    ...(settings.closed_shop && { closed_shop: settings.closed_shop }),
    design: settings.design,
    serverOnly: { nav, settings, modules: footer.modules, consent },
  };
}

/** Alternatives only where there are any. */
const shownTimeline = ({ date, timeline, known_until }: OpeningHours): OpeningTimeline => ({
  date,
  known_until,
  timeline: timeline.map(({ alternative_text, alternative_link_url, ...phase }) =>
    alternative_text || alternative_link_url ? { ...phase, alternative_text, alternative_link_url } : phase,
  ),
});
