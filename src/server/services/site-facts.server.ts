import { readBackupFacts } from '#features/backup/index.server.ts';
import { boxOfficeService } from '#features/booking/index.server.ts';
import { mailService } from '#features/mail/index.server.ts';
import { type OfficeAddress, requestWatchService, type SiteFacts } from '#features/site-state/index.server.ts';
import { purgeLogService } from '../page-cache/open-page-cache.server.ts';
import type { Site } from '../site.server.ts';

/** What the state of the site is checked by, asked of the other services each time. */
export function siteFacts({ config, now, services }: Site): SiteFacts {
  const { instance, baseUrl, dataDir, proxies = 0 } = config;
  const mailer = services.get(mailService);
  const startedAt = now();
  return {
    ...{ instance, baseUrl, dataDir, proxies },
    isMailSent: mailer.isSent,
    mailLeft: () => mailer.lastSent(),
    isDatabaseEmbedded: config.databaseUrl === undefined,
    boxOffice: () => {
      const office = services.get(boxOfficeService);
      return office && { isReachable: office.isReachable(), ...office.stats(now()) };
    },
    boxOfficeAddress: officeAddress(config),
    purges: () => services.get(purgeLogService),
    backups: () => readBackupFacts(config, startedAt),
    requests: () => services.get(requestWatchService).stats(now()),
  };
}

function officeAddress({ boxOfficeUrl, boxOfficeApiUrl, boxOfficeKind = 'simulator', boxOfficeToken }: Site['config']): OfficeAddress | null {
  if (boxOfficeUrl === undefined) return null;
  const shown = (address: string) => new URL(address).origin + new URL(address).pathname; // whatever else it has may be secret
  return { kind: boxOfficeKind, url: shown(boxOfficeUrl), askedAt: shown(boxOfficeApiUrl ?? boxOfficeUrl), hasToken: Boolean(boxOfficeToken) };
}
