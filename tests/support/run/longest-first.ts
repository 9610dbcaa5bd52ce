import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of journeys that take longest: begun last, one of them would leave the other worker idle for as long. */
const longest = [
  'first-view-growth',
  'focus',
  'cart.',
  'open-states',
  'open-filters',
  'reach',
  'account',
  'blocks',
  'crash',
  'layout.',
  'overlay',
  'search.',
  'framed-cart',
  'booking',
  'odd-requests',
  'promises',
  'editor.',
  'back',
  'broken-script',
  'loading',
  'programme.',
  'library',
  'event-picture',
  'editor-keyboard',
  'fuller-header',
  'furniture',
  'live',
  'showcase',
];

/** The longest first, whatever an earlier run has measured: a fresh clone has measured nothing. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => basename(moduleId).startsWith(name));
      return place < 0 ? longest.length : place;
    };
    return [...files].sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
