import { pino } from 'pino';
import { Services } from '#api/service.server.ts';
import { connect, createPool } from '#db/database.server.ts';
import type { RestoreOrder } from '#features/backup/index.server.ts';
import { href } from '#routes.ts';
import { createApp } from '../app.server.ts';
import type { Config } from '../config.server.ts';

/** In process, on a database that is not in use yet: home pages and programme; rejects where one is not there. */
export const trySite =
  (config: Config): RestoreOrder['trySite'] =>
  async (address, searchPath) => {
    const db = connect(createPool(address, 3, { search_path: searchPath }));
    const problems: unknown[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => problems.push(JSON.parse(line)) });
    const site = { config: { ...config, boxOfficeUrl: undefined }, db, log, isFirstRun: false, isTried: true, now: () => new Date() };
    try {
      const app = createApp({ ...site, services: new Services() }, { headFor: () => '', files: (_, next) => next() });
      for (const path of [href('home', 'de'), href('home', 'en'), href('programme', 'de')]) {
        const { status } = await app.request(new URL(path, config.baseUrl));
        if (status !== 200) throw new Error(`${path} answers ${status} ${reasonOf(problems)}`);
      }
    } finally {
      await db.destroy();
    }
  };

function reasonOf(problems: readonly unknown[]): string {
  const text = JSON.stringify(problems.at(-1) ?? '');
  return text.length > 2 ? `(${text.slice(0, 300)})` : '';
}
