import { type Language, languageOfPath } from '#i18n/language.ts';
import { maxHost, maxPath } from './limits.ts';

export const devices = ['phone', 'tablet', 'computer', 'bot'] as const;
export type Device = (typeof devices)[number];
/** What is counted of a view: nothing by which one visitor could be told from another. */
export type PageView = { page: string; language: Language; referrer: string; device: Device };

/** `isMove`: within the site, which knows the page's template. */
export type AskedPage = { page: string; language: Language; isMove: boolean };

/** What a move within the site asks for in the place of a document. */
const moved = '/page-data';

/** Null for what is no page and for what only editors open. */
export function askedPage(url: string): AskedPage | null {
  const [asked = '', query = ''] = url.split('?', 2);
  const isMove = asked.startsWith(`${moved}/`);
  const page = isMove ? asked.slice(moved.length) : asked;
  if (!/^\/(de|en)(\/(?!(api|pageeditor-api)(\/|$))|$)/.test(page) || page.length > maxPath || /\.[a-z0-9]{2,5}$/.test(page)) return null;
  if (/(^|&)(edit|v|at|token|preview)(=|&|$)/.test(query)) return null;
  return { page, language: languageOfPath(page), isMove };
}

/** Of a name in small letters, as Node has them. */
export type HeaderOf = (name: string) => string | undefined;

/** The view that a request is; null for a prefetch and with Sec-GPC or DNT. `ownHost`: the site's, whose links are no referrers. */
export function readView({ page, language, isMove }: AskedPage, header: HeaderOf, ownHost: string): PageView | null {
  if (header('sec-gpc') === '1' || header('dnt') === '1') return null;
  if (/prefetch|prerender/.test(`${header('sec-purpose') ?? ''}${header('purpose') ?? ''}`)) return null;
  const agent = header('user-agent') ?? '';
  const isBrowser = isMove
    ? header('sec-fetch-site') === 'same-origin'
    : header('sec-fetch-dest') === 'document' && (header('accept') ?? '').includes('text/html');
  return {
    page,
    language,
    referrer: isMove ? '' : hostOf(header('referer'), ownHost),
    device: isBrowser && !isBot(agent) ? deviceOf(agent, header('sec-ch-ua-mobile')) : 'bot',
  };
}

/** A host in figures may be somebody's own, and is left out. */
function hostOf(referrer: string | undefined, ownHost: string): string {
  if (!referrer || referrer.length > 2_000 || !URL.canParse(referrer)) return '';
  const { host, hostname, protocol } = new URL(referrer);
  if (host === ownHost || !/^https?:$/.test(protocol) || hostname.length > maxHost || !/^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname)) return '';
  return hostname.replace(/^www\./, '');
}

function deviceOf(agent: string, isMobile: string | undefined): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return isMobile === '?1' || /Mobi|iPhone|iPod/.test(agent) ? 'phone' : 'computer';
}

/** By what it says of itself; who says nothing is one. */
const isBot = (agent: string): boolean =>
  agent === '' ||
  /bot\b|bot[/;]|crawl|spider|slurp|scan|fetch|monitor|preview|headless|lighthouse|curl|wget|python|java\/|go-http|libwww|httpclient|axios|okhttp|facebookexternalhit/i.test(
    agent.slice(0, 500),
  );
