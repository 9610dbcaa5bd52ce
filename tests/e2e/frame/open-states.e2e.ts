import { describe, test } from 'vitest';
import { frameStates } from '../../support/browser/open-states.ts';
import { passesWhileOpen } from '../../support/browser/walk.ts';
import { useBrowser } from '../../support/browser.ts';

// What the frame opens; the programme's own in programme/open-filters.e2e.ts.
const open = useBrowser();

describe.each(frameStates)('$name', (state) => {
  test.each(['de', 'en'] as const)(
    '%s: axe finds nothing while it is open; it fits, also with text twice as large; no target is smaller than 24 px',
    (language) => passesWhileOpen(open, state, language),
  );
});
