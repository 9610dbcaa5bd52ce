import { defineConfig } from 'vitest/config';
import base from './vitest.e2e.config.ts';

/** The pictures of the handbook: `npm run handbook`. */
export default defineConfig({ ...base, test: { ...base.test, include: ['tests/handbook/*.handbook.ts'], maxWorkers: 1, testTimeout: 300_000 } });
