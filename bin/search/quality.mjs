// npm run search:quality: how often a search finds what is meant, over the demo and real concerts from ../shared/data
// (whose README names their licence); what is not found first is listed. Fails below the bars.

import { install, main } from '../prepare.mjs';
import { endTests, runTests } from '../testing/run-tests.mjs';
import { conclude } from '../testing/test-summary.mjs';

main(async () => {
  install();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  return conclude([await runTests('What searches find', ['tests/quality/search-quality.test.ts', '--retry=0'], { FOYER_SEARCH_QUALITY: '1' })]);
});
