import { defineConfig } from 'vitest/config';
import journeys from '../../vitest.e2e.config.ts';

/** For what bin/testing/run-tests.test.ts sees fail: without the site and the browser. */
export default defineConfig({ ...journeys, test: { ...journeys.test, globalSetup: [], include: ['tests/control/*.control.ts'] } });
