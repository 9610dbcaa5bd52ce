import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { pageAt } from '#features/cms/index.server.ts';
import { legalRoutes } from '#routes.ts';
import { legalContract } from './contract.ts';

export const legalOperations = implement(legalContract, {
  agb: (_, context) => legalPage('gtc', context),
  imprint: (_, context) => legalPage('imprint', context),
  privacyPolicy: (_, context) => legalPage('privacy', context),
});

/** The page of the database at the path to which the foot of every page leads. */
const legalPage = async (name: keyof typeof legalRoutes, context: RequestContext) =>
  (await pageAt(legalRoutes[name][context.language], context)) ?? problem('not_found');
