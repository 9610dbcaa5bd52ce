import { type Service, service } from '#api/service.server.ts';

/** What the site answers a visitor; `location`: where it leads them on to. */
export type SiteAnswer = { status: number; location: string | null };

/** Asks the site itself for a path with its query, as an anonymous visitor would, counting nothing. */
export type AskSite = (address: string) => Promise<SiteAnswer>;

export const askSiteService: Service<AskSite> = service<AskSite>('answers of the site itself');
