import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    evidence?: string;
  }
}

const folder = resolve(process.env.FOYER_EVIDENCE ?? 'test-results/journeys');
const legible = (name: string) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);

/** Keeps trace, console, pages and screenshots of a try that failed, and tells the report where (bin/testing/test-summary.mjs). */
export async function keepEvidence(task: RunnerTestCase, context: BrowserContext, number: number, lines: readonly string[]): Promise<void> {
  const ofTest = join(folder, basename(task.file.name, '.e2e.ts'), legible(task.fullTestName));
  const ofTry = join(ofTest, `try-${(task.result?.retryCount ?? 0) + 1}`);
  mkdirSync(ofTry, { recursive: true });
  task.meta.evidence = ofTest;
  const errors = task.result?.errors?.map(({ message, stack }) => stack ?? message) ?? [];
  writeFileSync(join(ofTry, `console-${number}.txt`), [...lines, '', ...errors].join('\n'));
  for (const [n, page] of context.pages().entries()) {
    await page.screenshot({ path: join(ofTry, `page-${number}-${n + 1}.png`), timeout: 5_000 }).catch(() => {});
    writeFileSync(join(ofTry, `page-${number}-${n + 1}.html`), `<!-- ${page.url()} -->\n${await page.content().catch(String)}`);
  }
  await context.tracing.stopChunk({ path: join(ofTry, `trace-${number}.zip`) }).catch(() => {});
}
