import { Services } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { boxOfficeService, openBoxOffice, openShop, shopService } from '#features/booking/index.server.ts';
import type { Config } from './config.server.ts';
import { csrfSecret } from './csrf/csrf-secret.server.ts';
import type { Log } from './log.server.ts';

type Dependencies = { db: Database; log: Log; now: () => Date };

/** Once, at start. */
export function openServices(config: Config, { db, log, now }: Dependencies): Services {
  const office = boxOfficeOf(config);
  const report = (problem: Error) => log.warn({ err: problem }, 'box office');
  const shop = openShop({ office, db, now, report, secret: csrfSecret(config), url: config.boxOfficeUrl, hosts: config.boxOfficeHosts ?? [] });
  office?.onChange((isReachable) => shop.board.publishShop(isReachable));
  return new Services().provide(boxOfficeService, office).provide(shopService, shop);
}

function boxOfficeOf({ boxOfficeKind: kind = 'simulator', boxOfficeUrl, boxOfficeApiUrl, boxOfficeToken: token, boxOfficeCapabilities: capabilities }: Config) {
  return boxOfficeUrl ? openBoxOffice({ kind, url: boxOfficeApiUrl ?? boxOfficeUrl, publicUrl: boxOfficeUrl, token, capabilities }) : null;
}
