import { implement } from '#api/implement/implement.server.ts';
import { linksContract } from './contract.ts';
import { findTargets } from './targets/find-targets.server.ts';
import { resolveAddresses } from './targets/resolve-addresses.server.ts';
import { targetAnchors } from './targets/target-anchors.server.ts';

export const linkOperations = implement(linksContract, {
  linkTargets: ({ query: { q } }, { db, language, now }) => findTargets(db, q, { language, now }),

  describeAddress: async ({ query: { address } }, { db, language, now }) => {
    const resolved = (await resolveAddresses(db, [address], { language, now })).get(address);
    const { state = 'missing' as const, target = null, moved_to = null } = resolved ?? {};
    return { state, target, moved_to, anchors: target ? await targetAnchors(db, target, language) : [] };
  },
});
