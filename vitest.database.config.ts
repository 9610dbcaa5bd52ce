import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Only the files that use the test database: what they prove has to hold on any PostgreSQL. */
const include = globSync('{src,seed,tests}/**/*.test.{ts,tsx}').filter((file) => readFileSync(file, 'utf8').includes('support/database.ts'));

export default defineConfig({ ...base, test: { ...base.test, include } });
