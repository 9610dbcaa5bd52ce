import { boxOfficeService, openBoxOffice, openShop, shopService } from '#features/booking/index.server.ts';
import { csrfSecret } from '../csrf/csrf-secret.server.ts';
import type { Site } from '../site.server.ts';

/** The shop and the box office behind it, once; before a site has its address, as nothing of them depends on that. */
export function openShopOf({ config, db, log, now, services }: Site): ReturnType<typeof openShop> {
  const office = services.ensure(boxOfficeService, () => boxOfficeOf(config));
  return services.ensure(shopService, () => {
    const report = (problem: Error) => log.warn({ err: problem }, 'box office');
    const shop = openShop({ office, db, now, report, secret: csrfSecret(config), url: config.boxOfficeUrl, hosts: config.boxOfficeHosts ?? [] });
    office?.onChange((isReachable) => shop.board.publishShop(isReachable));
    return shop;
  });
}

function boxOfficeOf({
  boxOfficeKind: kind = 'simulator',
  boxOfficeUrl,
  boxOfficeApiUrl,
  boxOfficeToken: token,
  boxOfficeCapabilities: capabilities,
}: Site['config']) {
  return boxOfficeUrl ? openBoxOffice({ kind, url: boxOfficeApiUrl ?? boxOfficeUrl, publicUrl: boxOfficeUrl, token, capabilities }) : null;
}
