// npm run test:faults: kills the server and its database in 200 rounds while rows are written, and while visitors sign up,
// and the server while staff upload 200 files and while two simulated editors write for 30 minutes; looks for what was promised. PostgreSQL is stopped for a minute, too.
import { build, install, main, runNode, tool } from '../prepare.mjs';

main(() => {
  install();
  build();
  const env = {
    FAULT_ROUNDS: process.env.FAULT_ROUNDS || '200',
    FAULT_UPLOADS: process.env.FAULT_UPLOADS || '200',
    FROZEN_SECONDS: process.env.FROZEN_SECONDS || '60',
    EDIT_MINUTES: process.env.EDIT_MINUTES || '30',
  };
  const journeys = ['crash', 'promises', 'uploads', 'editors', 'frozen'].map((name) => `tests/e2e/server/${name}.e2e.ts`);
  return runNode([tool('vitest'), 'run', '--config', 'vitest.e2e.config.ts', ...journeys], { env });
});
