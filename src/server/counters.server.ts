import type { Counter } from '#api/counter/counter.server.ts';
import { alertCounter } from '#features/alerts/index.server.ts';
import { boxOfficeCounter } from '#features/box-office-match/index.server.ts';
import { draftCounter } from '#features/cms/index.server.ts';
import { deliveryCounter, entryCounter } from '#features/forms/index.server.ts';
import { mediaCounters } from '#features/media/index.server.ts';
import { notFoundCounter } from '#features/not-found/index.server.ts';
import { openingCounter } from '#features/opening/index.server.ts';
import { policyReportCounter } from '#features/policy-reports/index.server.ts';
import { releaseCounter } from '#features/releases/index.server.ts';
import { siteStateCounter } from '#features/site-state/index.server.ts';

/** In this order where they concern somebody alike. */
export const counters: readonly Counter[] = [
  openingCounter,
  siteStateCounter,
  draftCounter,
  releaseCounter,
  boxOfficeCounter,
  entryCounter,
  alertCounter,
  deliveryCounter,
  ...mediaCounters,
  notFoundCounter,
  policyReportCounter,
];
