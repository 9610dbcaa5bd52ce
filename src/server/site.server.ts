import type { Operation } from '#api/implement/implement.server.ts';
import type { Services } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import {
  accountOperations,
  firstRunOperations,
  invitationOperations,
  orderOperations,
  ownFactorsOperations,
  proofOperations,
  secondStepOperations,
} from '#features/account/index.server.ts';
import { addressTestOperations } from '#features/address-test/index.server.ts';
import { alertsOperations } from '#features/alerts/index.server.ts';
import { auditOperations } from '#features/audit/index.server.ts';
import { changeMarkOperations, changesMailOperations, counterOperations, savedViewOperations } from '#features/back-office/index.server.ts';
import { backupOperations } from '#features/backup/index.server.ts';
import { bookingOperations } from '#features/booking/index.server.ts';
import { boxOfficeMatchOperations } from '#features/box-office-match/index.server.ts';
import { changeOfPlanOperations } from '#features/change-of-plan/index.server.ts';
import { cmsOperations, pageSource } from '#features/cms/index.server.ts';
import { consentOperations } from '#features/consent/index.server.ts';
import { dashboardOperations } from '#features/dashboards/index.server.ts';
import { errorLogOperations } from '#features/error-log/index.server.ts';
import { exportAccessOperations, programmePrintOperations } from '#features/exports/index.server.ts';
import { favouriteOperations } from '#features/favourites/index.server.ts';
import { confirmationOperations, entryOperations, formOperations, retentionOperations } from '#features/forms/index.server.ts';
import { programmeImportOperations } from '#features/import/index.server.ts';
import { legalOperations } from '#features/legal/index.server.ts';
import { linkOperations } from '#features/links/index.server.ts';
import { articleSource, magazineOperations } from '#features/magazine/index.server.ts';
import { mediaOperations } from '#features/media/index.server.ts';
import { navigationOperations } from '#features/navigation/index.server.ts';
import { notFoundOperations } from '#features/not-found/index.server.ts';
import { openingOperations } from '#features/opening/index.server.ts';
import { openingHoursOperations, openingWeeksOperations } from '#features/opening-hours/index.server.ts';
import { pageViewOperations } from '#features/page-views/index.server.ts';
import { peopleOperations, personSource } from '#features/people/index.server.ts';
import { planningCalendarOperations } from '#features/planning-calendar/index.server.ts';
import { policyReportOperations } from '#features/policy-reports/index.server.ts';
import { pressOperations, pressOverviewOperations } from '#features/press/index.server.ts';
import {
  castGridOperations,
  castOperations,
  inheritanceOperations,
  productionsOperations,
  staffProductionOperations,
} from '#features/productions/index.server.ts';
import {
  eventSource,
  filterSources,
  programmeOperations,
  runOperations,
  seasonStatisticsOperations,
  staffEventOperations,
} from '#features/programme/index.server.ts';
import { redirectOperations } from '#features/redirects/index.server.ts';
import { releaseOperations } from '#features/releases/index.server.ts';
import { reminderOperations } from '#features/reminders/index.server.ts';
import { saleDateOperations } from '#features/sale-dates/index.server.ts';
import { type SearchSources, searchOperations, termOperations } from '#features/search/index.server.ts';
import { seriesGridOperations, seriesOperations, seriesSource } from '#features/series/index.server.ts';
import { settingsOperations } from '#features/settings/index.server.ts';
import { htmlPreviewOperations } from '#features/settings-preview/index.server.ts';
import { shiftOperations } from '#features/shift/index.server.ts';
import { siteStateOperations } from '#features/site-state/index.server.ts';
import { staffOperations } from '#features/staff/index.server.ts';
import { testMailOperations } from '#features/test-mail/index.server.ts';
import { venueOperations, venueSource } from '#features/venues/index.server.ts';
import { auditedRecords, resourceOperations } from '#resources/index.server.ts';
import type { Config } from './config.server.ts';
import { counters } from './counters.server.ts';
import type { Log } from './log.server.ts';
import { metricsOperations } from './metrics/handlers.server.ts';
import { stores } from './resources.server.ts';

/** Made once at start, or by a test. */
export type Site = {
  config: Pick<
    Config,
    'baseUrl' | 'boxOfficeUrl' | 'cookieDomain' | 'csrfSecret' | 'dataDir' | 'instance' | 'smtpUrl' | 'mailFrom' | 'proxies' | 'identityProvider' | 'backup'
  > &
    Partial<
      Pick<
        Config,
        | 'databaseUrl'
        | 'host'
        | 'boxOfficeApiUrl'
        | 'boxOfficeKind'
        | 'boxOfficeToken'
        | 'boxOfficeCapabilities'
        | 'boxOfficeHosts'
        | 'mediaStorage'
        | 'mediaS3'
        | 'mediaPrograms'
      >
    >;
  db: Database;
  log: Log;
  services: Services;
  /** A code for the first administrator was printed. */
  isFirstRun?: boolean;
  /** Asked in process, so pages are made also of a site that is switched off. */
  isTried?: boolean;
  now: () => Date;
};

/** Routes, OpenAPI, the client in process and the sweeps are made from this list. */
export const operations: readonly Operation[] = [
  ...programmeOperations,
  ...staffEventOperations,
  ...runOperations(stores),
  ...programmeImportOperations(stores),
  ...programmePrintOperations,
  ...exportAccessOperations,
  ...pressOperations,
  ...pressOverviewOperations,
  ...changeOfPlanOperations(stores),
  ...formOperations,
  ...confirmationOperations,
  ...consentOperations,
  ...entryOperations,
  ...retentionOperations,
  ...reminderOperations,
  ...saleDateOperations,
  ...shiftOperations,
  ...productionsOperations,
  ...staffProductionOperations,
  ...castOperations,
  ...castGridOperations,
  ...inheritanceOperations,
  ...settingsOperations,
  ...htmlPreviewOperations,
  ...navigationOperations,
  ...openingHoursOperations,
  ...openingWeeksOperations,
  ...alertsOperations,
  ...errorLogOperations,
  ...notFoundOperations,
  ...policyReportOperations,
  ...planningCalendarOperations,
  ...boxOfficeMatchOperations(stores),
  ...searchOperations,
  ...termOperations,
  ...pageViewOperations,
  ...accountOperations,
  ...secondStepOperations,
  ...proofOperations,
  ...ownFactorsOperations,
  ...invitationOperations,
  ...firstRunOperations,
  ...staffOperations,
  ...orderOperations,
  ...favouriteOperations,
  ...bookingOperations,
  ...metricsOperations,
  ...siteStateOperations,
  ...backupOperations,
  ...testMailOperations,
  ...redirectOperations,
  ...releaseOperations,
  ...addressTestOperations,
  ...mediaOperations,
  ...auditOperations(auditedRecords(stores)),
  ...dashboardOperations(auditedRecords(stores)),
  ...seriesOperations,
  ...seriesGridOperations,
  ...seasonStatisticsOperations,
  ...magazineOperations,
  ...peopleOperations,
  ...venueOperations,
  ...resourceOperations(stores),
  ...counterOperations(counters),
  ...savedViewOperations,
  ...changeMarkOperations,
  ...changesMailOperations(stores),
  ...legalOperations,
  ...openingOperations,
  ...linkOperations,
  // Last: the path of a single block is any word below /pageeditor-api.
  ...cmsOperations,
];

export const searchSources: SearchSources = {
  events: eventSource,
  others: [seriesSource, personSource, articleSource, venueSource, pageSource, ...filterSources],
};
