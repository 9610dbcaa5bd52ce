import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';

/** Of the file FOYER_PROGRESS, read by bin/testing/run-tests.mjs; times in milliseconds. */
type Line =
  | { kind: 'start'; files: number }
  | {
      kind: 'test';
      file: string;
      name: string;
      state: 'passed' | 'failed' | 'skipped';
      duration: number;
      tries: number;
      reason?: string | undefined;
      evidence?: string | undefined;
    }
  | { kind: 'file'; file: string; duration: number; brokenSuites: number }
  | { kind: 'end'; errors: number };

/** At once, so that a run that is cut off can say how far it came. */
export default class Progress implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    note({ kind: 'start', files: specifications.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    const reason = firstLine(errors?.[0]?.message);
    const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {};
    const { evidence } = test.meta();
    note({ kind: 'test', file: test.module.relativeModuleId, name: test.fullName, state, duration, tries: retryCount + 1, reason, evidence });
  }

  onTestModuleEnd(module: TestModule): void {
    // A file that does not load, or a suite whose preparation fails, fails no test of its own.
    const broken = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
    note({ kind: 'file', file: module.relativeModuleId, duration: module.diagnostic().duration, brokenSuites: broken.length });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly unknown[]): void {
    note({ kind: 'end', errors: errors.length });
  }
}

/** Enough of an error to know it again where only the end of a run can be read. */
const firstLine = (message: string | undefined): string | undefined => message && stripVTControlCharacters(message).split('\n')[0]?.slice(0, 300);

function note(line: Line): void {
  if (process.env.FOYER_PROGRESS) appendFileSync(process.env.FOYER_PROGRESS, `${JSON.stringify(line)}\n`);
}
