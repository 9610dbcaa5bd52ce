import { type Service, service } from '#api/service.server.ts';
import type { RequestStats } from './request-watch.server.ts';

/** How the box office is configured: where visitors meet it and where the site asks it, without what is secret. */
export type OfficeAddress = { kind: 'simulator' | 'jet' | 'pretix'; url: string; askedAt: string; hasToken: boolean };
/** How the box office has answered this process in the last 24 hours. */
export type OfficeFacts = { isReachable: boolean; lastAnswer: Date | null; calls: number; failures: number };
/** Since when purges of the shared cache fail, and why; null of one that works. */
export type PurgeFacts = { failingSince: Date | null; reason: string };

/** The newest backup that is whole, why a later one has failed, and since when this process could have made one. */
export type BackupFacts = { latest: Date | null; failure: { at: Date; reason: string } | null; startedAt: Date };

export type SiteFacts = {
  instance: 'live' | 'staging';
  baseUrl: string;
  /** As configured: so many proxies of ours are in front. */
  proxies: number;
  dataDir: string;
  isMailSent: boolean;
  /** When this process last handed a mail over; null: not since its start. */
  mailLeft(): Date | null;
  /** Whether the database is the site's own, on the disk of DATA_DIR. */
  isDatabaseEmbedded: boolean;
  /** Null: none is configured. */
  boxOffice(): OfficeFacts | null;
  boxOfficeAddress: OfficeAddress | null;
  /** Null: there is no shared cache. */
  purges(): PurgeFacts | null;
  /** Null: none are made by themselves. */
  backups(): Promise<BackupFacts | null>;
  /** What requests of the last hour have said of how they came. */
  requests(): RequestStats;
};

export const siteFactsService: Service<SiteFacts> = service<SiteFacts>('site facts');
