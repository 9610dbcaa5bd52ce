import { afterAll, expect } from 'vitest';
import { argon2 } from '../../../src/features/account/limits.ts';
import { endFile } from './end-of-file.ts';
import { realCost } from './real-cost.ts';
import './production-react.ts';

// Test files share the modules they import: each begins with them as they were, and closes what it has opened.
afterAll(endFile);

// Tests sign in some hundred times: what a password really costs is tested beside its code.
const isReal = /\/account\/(password|sign-up)\//.test(expect.getState().testPath ?? '');
Object.assign(argon2, isReal ? realCost : { memory: 8, passes: 1 });
