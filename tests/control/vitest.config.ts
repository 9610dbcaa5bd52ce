import { defineConfig } from 'vitest/config';
import journeys from '../../vitest.e2e.config.ts';

/** Runs as journeys do, but for the site and the browser: what bin/testing/run-tests.test.ts sees fail. */
export default defineConfig({ ...journeys, test: { ...journeys.test, globalSetup: [], include: ['tests/control/*.control.ts'] } });
