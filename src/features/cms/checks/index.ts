import { alternativeText } from './alternative-text.ts';
import { brokenLink } from './broken-link.ts';
import type { Check, CheckContext, CheckFinding } from './check.ts';
import { contrast } from './contrast.ts';
import { headingOrder } from './heading-order.ts';
import { linkLanguage } from './link-language.ts';
import { linkWords } from './link-words.ts';
import { missingTranslation } from './missing-translation.ts';
import { pageDescription } from './page-description.ts';
import { pageOffline } from './page-offline.ts';
import { pastWindow } from './past-window.ts';
import { textLength } from './text-length.ts';
import { unfinished } from './unfinished.ts';

/** Those first that stop publishing. */
export const checks: readonly Check[] = [
  unfinished,
  alternativeText,
  pageOffline,
  brokenLink,
  linkLanguage,
  headingOrder,
  linkWords,
  contrast,
  missingTranslation,
  pageDescription,
  textLength,
  pastWindow,
];

export type CheckedFinding = CheckFinding & Pick<Check, 'code' | 'stops'>;

export const runChecks = (context: CheckContext): CheckedFinding[] =>
  checks.flatMap(({ code, stops, find }) => find(context).map((finding) => ({ ...finding, code, stops })));
