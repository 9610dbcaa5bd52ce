import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** What is written in SQL, not through the query builder, which says the same to any PostgreSQL. */
const hasSql = (file: string) => /\bsql(<[^`]*>)?`|\bpg\.Client\b|\.sql'/.test(readFileSync(file, 'utf8'));
const usesDatabase = (file: string) => readFileSync(file, 'utf8').includes('support/database.ts');
const isBesideSql = (file: string) => globSync(`${dirname(file)}/**/*.ts`).some(hasSql);

/** The files about SQL, their own or that of the folder in which they stand: what they prove has to hold on any PostgreSQL. */
const include = globSync('{src,seed,tests}/**/*.test.{ts,tsx}').filter((file) => usesDatabase(file) && (hasSql(file) || isBesideSql(file)));

export default defineConfig({ ...base, test: { ...base.test, include } });
