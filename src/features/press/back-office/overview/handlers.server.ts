import { implement } from '#api/implement/implement.server.ts';
import { pressOverviewContract } from './contract.ts';
import { readPressOverview } from './read-overview.server.ts';

export const pressOverviewOperations = implement(pressOverviewContract, { pressOverview: (_, context) => readPressOverview(context) });
