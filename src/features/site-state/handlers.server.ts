import { implement } from '#api/implement/implement.server.ts';
import { recordHref } from '#features/back-office/index.ts';
import { jobService, listJobs } from '#features/jobs/index.server.ts';
import { instanceForRobots } from '#features/settings/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { checks } from './checks/index.server.ts';
import { siteStateContract } from './contract.ts';
import { siteFactsService } from './facts.server.ts';
import { storedChecks } from './queries/stored-checks.server.ts';
import { siteStateService } from './server/open-site-state.server.ts';
import { findingInWords } from './server/words.server.ts';

const inBerlin = (at: Date | null) => at && toBerlinIso(at);

export const siteStateOperations = implement(siteStateContract, {
  siteState: async (_, { db, language }) => {
    const rows = await storedChecks(db);
    const shown = checks.flatMap(({ screen, ...check }) => {
      const row = rows.find(({ name }) => name === check.name);
      const words = row && findingInWords(check, row, language);
      if (!row || !words) return [];
      const { name, is_bad, since, checked_at, told_at } = row;
      const times = { since: toBerlinIso(since), checked_at: toBerlinIso(checked_at), told_at: inBerlin(told_at) };
      return [{ name, title: check.title[language], is_bad, ...words, ...times, address: screen ? recordHref(screen.path, language, screen.query) : null }];
    });
    return shown.toSorted((one, other) => Number(other.is_bad) - Number(one.is_bad));
  },
  checkSite: async (_, { service }) => service(siteStateService).checkNow(),
  operation: async (_, { db, service }) => {
    const { instance, baseUrl, boxOffice, boxOfficeAddress } = service(siteFactsService);
    const office = boxOffice();
    return {
      instance,
      is_indexed: (await instanceForRobots(db, instance)) === 'live',
      base_url: baseUrl,
      box_office: boxOfficeAddress &&
        office && {
          kind: boxOfficeAddress.kind,
          url: boxOfficeAddress.url,
          asked_at: boxOfficeAddress.askedAt,
          has_token: boxOfficeAddress.hasToken,
          is_reachable: office.isReachable,
          last_answer: inBerlin(office.lastAnswer),
          calls: office.calls,
          failures: office.failures,
        },
    };
  },
  jobs: async (_, { db }) =>
    (await listJobs(db)).map(({ kind, waiting, oldestDue, refused, givenUp, lastGivenUp, reason }) => ({
      kind,
      waiting,
      oldest_due: inBerlin(oldestDue),
      refused,
      given_up: givenUp,
      last_given_up: inBerlin(lastGivenUp),
      reason,
    })),
  retryJobs: ({ body: { kind } }, { db, service }) => service(jobService).endGivenUp(kind, 'retry', db),
  discardJobs: ({ body: { kind } }, { db, service }) => service(jobService).endGivenUp(kind, 'discard', db),
});
