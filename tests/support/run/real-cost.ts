import { argon2 } from '../../../src/features/account/limits.ts';

/** What a password costs on the site: read before any test file has changed it. */
export const realCost = { ...argon2 };
