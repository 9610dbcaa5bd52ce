import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { resolveAddresses } from '#features/links/index.server.ts';
import { askSiteService } from './ask-site.service.server.ts';
import { addressTestContract } from './contract.ts';
import { followAddress } from './follow-address.server.ts';
import { readAddress } from './read-address.ts';

export const addressTestOperations = implement(addressTestContract, {
  testAddress: async ({ query: { address } }, { db, baseUrl, language, now, service }) => {
    const read = readAddress(address, baseUrl);
    if (!read) return problem('no_address');
    const { path, query, otherHost } = read;
    const { steps, outcome, status, endsAt } = await followAddress({ db, baseUrl, ask: service(askSiteService) }, path + query);
    const isOurs = outcome === 'page' || outcome === 'not_found';
    const target = isOurs ? (await resolveAddresses(db, [endsAt], { language, now })).get(endsAt)?.target : null;
    return {
      path,
      query,
      other_host: otherHost,
      steps,
      outcome,
      status,
      ends_at: endsAt,
      target: target ? { title: target.title, ...(target.lang && { lang: target.lang }), state: target.state } : null,
    };
  },
});
