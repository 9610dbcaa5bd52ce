import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Mailer } from '#features/mail/index.server.ts';
import type { Check } from '../check.server.ts';
import { checks as everyCheck } from '../checks/index.server.ts';
import type { SiteFacts } from '../facts.server.ts';
import { leaseBeat, roundPause } from '../limits.ts';
import { endLease, takeLease } from './queries/lease.server.ts';
import { runChecks } from './run-checks.server.ts';
import { tellAdministrators } from './tell-administrators.server.ts';

export type SiteState = {
  /** One round: the checks that are due, and mails about what has become of them. Nothing where another process does it. Never rejects. */
  round(): Promise<void>;
  /** All checks at once, whoever does them otherwise. */
  checkNow(): Promise<void>;
  /** A round each minute from now on, in one of all processes; the answer ends that and resolves when one under way has ended. */
  watch(): () => Promise<void>;
};

export const siteStateService: Service<SiteState> = service<SiteState>('site state');

type Tools = { db: Database; now: () => Date; facts: SiteFacts; mailer: Mailer; report: (problem: unknown) => void; checks?: readonly Check[] };

export function openSiteState({ db, now, facts, mailer, report, checks = everyCheck }: Tools): SiteState {
  const holder = `${hostname()}:${process.pid}:${randomUUID()}`;
  const round = async () => {
    try {
      const at = now();
      if (!(await takeLease(db, holder, at))) return;
      await runChecks({ db, now: at, facts, checks });
      await tellAdministrators({ db, now: at, mailer, baseUrl: facts.baseUrl, checks });
    } catch (error) {
      report(error);
    }
  };
  const checkNow = async () => {
    await runChecks({ db, now: now(), facts, checks }, { all: true });
  };
  const watch = () => {
    let running = round();
    let roundAt = performance.now();
    let isHolder = false;
    // More often than there are rounds, and while one is under way: so that another takes over soon where this process hangs.
    const beat = async () => {
      const had = isHolder;
      isHolder = await takeLease(db, holder, now());
      if (!isHolder || (had && performance.now() - roundAt < roundPause)) return;
      roundAt = performance.now();
      running = running.then(round);
    };
    let beating = Promise.resolve();
    const timer = setInterval(() => {
      beating = beating.then(() => beat().catch(report));
    }, leaseBeat).unref();
    return async () => {
      clearInterval(timer);
      await beating;
      await running;
      await endLease(db, holder).catch(report);
    };
  };
  return { round, checkNow, watch };
}
