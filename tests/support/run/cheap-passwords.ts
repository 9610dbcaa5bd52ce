import { expect } from 'vitest';
import { argon2 } from '../../../src/features/account/limits.ts';

// Tests sign in some hundred times. What a password really costs is proven beside the code that works it out, and which
// of two sign-ups at the same moment comes first depends on it.
if (!/\/account\/(password|sign-up)\//.test(expect.getState().testPath ?? '')) Object.assign(argon2, { memory: 8, passes: 1 });
