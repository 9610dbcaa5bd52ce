import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of journeys that take longest: begun last, one of them would leave the other worker idle for as long. */
const longest = [
  'first-view-growth',
  'crawl',
  'blocks',
  'account',
  'reach',
  'library',
  'event-picture',
  'focus',
  'calendar',
  'overlay',
  'cart.',
  'framed-cart',
  'change-of-plan',
  'records-on-site',
  'open-filters',
  'open-states',
  'odd-requests',
  'run-builder',
  'broken-script',
  'record-form',
  'promises',
  'search.',
  'editor-typing',
  'booking',
  'programme.',
  'pages',
  'editor-keyboard',
  'editor.',
  'loading',
  'menus',
  'layout.',
  'editor-faults',
  'cart-answers',
  'back',
  'not-found',
  'record-list',
  'crash',
  'live',
  'furniture',
  'errors',
];

/** Whatever an earlier run has measured: a fresh clone has measured nothing. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => basename(moduleId).startsWith(name));
      return index < 0 ? longest.length : index;
    };
    return [...files].sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
