import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { readAlerts } from './queries.server.ts';

type AlertRow = Awaited<ReturnType<typeof readAlerts>>[number];

/** Alerts to be seen at an instant, from the first of their two instants to before the second; that holds until the next instant at which one comes or goes. */
export async function alertsAt(db: Database, now: Date): Promise<AlertRow[]> {
  const alerts = await cachedRead(db, 'alerts', null, () => readAlerts(db, now));
  const visible = alerts.filter(({ visible_from, visible_until }) => (visible_from ?? now) <= now && (visible_until === null || visible_until > now));
  const instants = alerts.flatMap(({ visible_from, visible_until }) => [visible_from, visible_until]).filter((instant) => instant !== null && instant > now);
  for (const instant of instants) if (instant) setStaleAt(instant);
  return visible;
}
