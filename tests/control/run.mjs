import { runTests } from '../../bin/testing/run-tests.mjs';
import { conclude } from '../../bin/testing/test-summary.mjs';

process.exitCode = conclude([await runTests('Control', ['--config', 'tests/control/vitest.config.ts', ...process.argv.slice(2)])]);
