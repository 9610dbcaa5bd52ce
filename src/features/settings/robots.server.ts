import type { Database } from '#db/database.server.ts';
import { settingsReader } from './reader.server.ts';

type Instance = 'live' | 'staging';

/**
 * What robots and pages are told that the site is: 'live' where the process is and managers let search engines in
 * (docs/decisions/0164-instance-robots-and-embeds.md). Where no settings can be read, search engines keep out.
 */
export async function instanceForRobots(db: Database, instance: Instance): Promise<Instance> {
  if (instance !== 'live') return instance;
  const settings = await settingsReader(db)
    .read()
    .catch(() => null);
  return settings?.is_indexed ? 'live' : 'staging';
}
