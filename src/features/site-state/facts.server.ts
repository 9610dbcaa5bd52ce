import { type Service, service } from '#api/service.server.ts';

/** How the box office has answered this process in the last 24 hours. */
export type OfficeFacts = { isReachable: boolean; lastAnswer: Date | null; calls: number; failures: number };

/** What the process knows of the site beside its database. */
export type SiteFacts = {
  instance: 'live' | 'staging';
  /** Null: none is configured. */
  boxOffice(): OfficeFacts | null;
};

export const siteFactsService: Service<SiteFacts> = service<SiteFacts>('site facts');
