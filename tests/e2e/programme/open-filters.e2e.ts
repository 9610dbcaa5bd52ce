import { describe, test } from 'vitest';
import { programmeStates } from '../../support/browser/open-states.ts';
import { passesWhileOpen } from '../../support/browser/walk.ts';
import { useBrowser } from '../../support/browser.ts';

// What the programme and its events open, as frame/open-states.e2e.ts.
const open = useBrowser();

describe.each(programmeStates)('$name', (state) => {
  test.each(['de', 'en'] as const)(
    '%s: axe finds nothing while it is open; it fits, also with text twice as large; no target is smaller than 24 px',
    (language) => passesWhileOpen(open, state, language),
  );
});
