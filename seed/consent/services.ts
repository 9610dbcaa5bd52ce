import type { Localised } from '#i18n/localised.ts';

type Service = {
  slug: string;
  name: string;
  category: 'required' | 'optimization' | 'external_media';
  is_on?: false;
  purpose: Localised;
  provider: string;
  country: string;
  transfer?: Localised;
  retention: Localised;
  privacy_link: string;
  hosts: string[];
  cookies?: string[];
  frame_url?: string;
  script_url?: string;
  script_data?: string;
};

const films = { de: 'Filme zeigen', en: 'Show films' };
const sounds = { de: 'Musik und Gespräche abspielen', en: 'Play music and conversations' };
const posts = { de: 'Beiträge zeigen', en: 'Show posts' };
const views = { de: 'Hefte und Räume zeigen', en: 'Show booklets and rooms' };
const framework = { de: 'EU-US Data Privacy Framework', en: 'EU-US Data Privacy Framework' };
const clauses = { de: 'Standardvertragsklauseln', en: 'Standard contractual clauses' };
const asTheProvider = { de: 'Nach den Angaben des Anbieters, bis zu 24 Monate', en: 'As the provider says, up to 24 months' };

/** What the demo venue loads of others: the hosts that blocks can show, a form service, and a statistics service that is switched off. */
export const services: readonly Service[] = [
  {
    slug: 'ostkai',
    name: 'Diese Website',
    category: 'required',
    purpose: { de: 'Anmeldung, Warenkorb und Ihre Wahl auf dieser Seite merken', en: 'Remember the sign-in, the cart and your choice on this page' },
    provider: 'Ostkai, Kaistraße 1, 20457 Hamburg',
    country: 'DE',
    retention: { de: 'Bis zum Ende des Besuchs, Ihre Wahl 180 Tage', en: 'Until the end of the visit, your choice for 180 days' },
    privacy_link: '/de/datenschutz',
    hosts: [],
  },
  {
    slug: 'youtube',
    name: 'YouTube',
    category: 'external_media',
    purpose: films,
    provider: 'Google Ireland Limited, Dublin',
    country: 'US',
    transfer: framework,
    retention: asTheProvider,
    privacy_link: 'https://policies.google.com/privacy',
    hosts: ['www.youtube-nocookie.com'],
  },
  {
    slug: 'vimeo',
    name: 'Vimeo',
    category: 'external_media',
    purpose: films,
    provider: 'Vimeo.com, Inc., New York',
    country: 'US',
    transfer: framework,
    retention: asTheProvider,
    privacy_link: 'https://vimeo.com/privacy',
    hosts: ['player.vimeo.com'],
  },
  {
    slug: 'spotify',
    name: 'Spotify',
    category: 'external_media',
    purpose: sounds,
    provider: 'Spotify AB, Stockholm',
    country: 'SE',
    retention: asTheProvider,
    privacy_link: 'https://www.spotify.com/privacy',
    hosts: ['open.spotify.com'],
  },
  {
    slug: 'soundcloud',
    name: 'SoundCloud',
    category: 'external_media',
    purpose: sounds,
    provider: 'SoundCloud Global Limited & Co. KG, Berlin',
    country: 'DE',
    retention: asTheProvider,
    privacy_link: 'https://soundcloud.com/pages/privacy',
    hosts: ['w.soundcloud.com'],
  },
  {
    slug: 'podigee',
    name: 'Podigee',
    category: 'external_media',
    purpose: sounds,
    provider: 'Podigee GmbH, Berlin',
    country: 'DE',
    retention: asTheProvider,
    privacy_link: 'https://www.podigee.com/de/ueber-uns/datenschutz',
    hosts: ['*.podigee.io', '*.podigee-cdn.net'],
  },
  {
    slug: 'issuu',
    name: 'Issuu',
    category: 'external_media',
    purpose: views,
    provider: 'Issuu, Inc., Palo Alto',
    country: 'US',
    transfer: clauses,
    retention: asTheProvider,
    privacy_link: 'https://issuu.com/legal/privacy',
    hosts: ['e.issuu.com'],
  },
  {
    slug: 'matterport',
    name: 'Matterport',
    category: 'external_media',
    purpose: views,
    provider: 'Matterport, LLC, Sunnyvale',
    country: 'US',
    transfer: framework,
    retention: asTheProvider,
    privacy_link: 'https://matterport.com/privacy-policy',
    hosts: ['my.matterport.com'],
  },
  {
    slug: 'sketchfab',
    name: 'Sketchfab',
    category: 'external_media',
    purpose: views,
    provider: 'Epic Games, Inc., Cary',
    country: 'US',
    transfer: clauses,
    retention: asTheProvider,
    privacy_link: 'https://sketchfab.com/privacy',
    hosts: ['sketchfab.com'],
  },
  {
    slug: 'instagram',
    name: 'Instagram',
    category: 'external_media',
    purpose: posts,
    provider: 'Meta Platforms Ireland Limited, Dublin',
    country: 'US',
    transfer: framework,
    retention: asTheProvider,
    privacy_link: 'https://privacycenter.instagram.com/policy',
    hosts: ['www.instagram.com'],
  },
  {
    slug: 'facebook',
    name: 'Facebook',
    category: 'external_media',
    purpose: posts,
    provider: 'Meta Platforms Ireland Limited, Dublin',
    country: 'US',
    transfer: framework,
    retention: asTheProvider,
    privacy_link: 'https://www.facebook.com/privacy/policy',
    hosts: ['www.facebook.com'],
  },
  {
    slug: 'tiktok',
    name: 'TikTok',
    category: 'external_media',
    purpose: posts,
    provider: 'TikTok Technology Limited, Dublin',
    country: 'CN',
    transfer: clauses,
    retention: asTheProvider,
    privacy_link: 'https://www.tiktok.com/legal/privacy-policy-eea',
    hosts: ['www.tiktok.com'],
  },
  {
    slug: 'x',
    name: 'X',
    category: 'external_media',
    purpose: posts,
    provider: 'X Internet Unlimited Company, Dublin',
    country: 'US',
    transfer: clauses,
    retention: asTheProvider,
    privacy_link: 'https://x.com/privacy',
    hosts: ['platform.twitter.com'],
  },
  {
    slug: 'hubspot',
    name: 'HubSpot',
    category: 'external_media',
    purpose: { de: 'Formulare anbieten', en: 'Offer forms' },
    provider: 'HubSpot Ireland Limited, Dublin',
    country: 'US',
    transfer: framework,
    retention: { de: '13 Monate', en: '13 months' },
    privacy_link: 'https://legal.hubspot.com/privacy-policy',
    hosts: ['js-eu1.hsforms.net'],
    cookies: ['__hstc', 'hubspotutk', '__hssc', '__hssrc'],
    frame_url: 'https://js-eu1.hsforms.net/ui-forms-embed-components-app/frame.html?_hsPortalId=25000000&_hsHublet=eu1&_hsFormId={id}',
  },
  {
    slug: 'matomo',
    name: 'Matomo',
    category: 'optimization',
    is_on: false,
    purpose: { de: 'Zählen, welche Seiten wie genutzt werden', en: 'Count which pages are used, and how' },
    provider: 'InnoCraft Limited, Wellington',
    country: 'NZ',
    transfer: { de: 'Angemessenheitsbeschluss der EU', en: 'Adequacy decision of the EU' },
    retention: { de: '13 Monate', en: '13 months' },
    privacy_link: 'https://matomo.org/matomo-cloud-privacy-policy/',
    hosts: ['cdn.matomo.cloud', 'ostkai.matomo.cloud'],
    cookies: ['_pk_*'],
    script_url: 'https://cdn.matomo.cloud/ostkai.matomo.cloud/matomo.js',
    script_data: '{"_paq": [["setTrackerUrl", "https://ostkai.matomo.cloud/matomo.php"], ["setSiteId", "1"], ["trackPageView"]]}',
  },
];
