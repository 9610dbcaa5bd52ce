import { defineConfig } from 'vitest/config';
import base from './vitest.e2e.config.ts';

/** The few journeys whose subject differs from browser to browser, in Firefox: `npm run test:firefox`. */
export default defineConfig({ ...base, test: { ...base.test, include: ['tests/firefox/*.e2e.ts'], maxWorkers: 1 } });
