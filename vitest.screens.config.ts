import { defineConfig } from 'vitest/config';
import base from './vitest.e2e.config.ts';

/** Every screen of the back office: `npm run test:screens`. */
export default defineConfig({ ...base, test: { ...base.test, include: ['tests/screens/*.screens.ts'], maxWorkers: 1, testTimeout: 900_000 } });
