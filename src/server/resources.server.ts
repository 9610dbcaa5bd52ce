import { alertStore } from '#features/alerts/alert.resource.server.ts';
import { consentServiceStore } from '#features/consent/records/consent-service.resource.server.ts';
import { exportReceiverStore } from '#features/exports/receivers/export-receiver.resource.server.ts';
import { printSettingsStore } from '#features/exports/settings/print-settings.resource.server.ts';
import { formStore } from '#features/forms/records/form.resource.server.ts';
import { forgetAct } from '#features/import/index.server.ts';
import { articleStore } from '#features/magazine/records/article.resource.server.ts';
import { articleCategoryStore } from '#features/magazine/records/article-category.resource.server.ts';
import { articleTagStore } from '#features/magazine/records/article-tag.resource.server.ts';
import { picturesById } from '#features/media/index.server.ts';
import { openingHoursStore } from '#features/opening-hours/records/opening-hours.resource.server.ts';
import { openingHoursExceptionStore } from '#features/opening-hours/records/opening-hours-exception.resource.server.ts';
import { partnerStore } from '#features/partners/partner.resource.server.ts';
import { personStore } from '#features/people/records/person.resource.server.ts';
import { personCategoryStore } from '#features/people/records/person-category.resource.server.ts';
import { roleStore } from '#features/people/records/role.resource.server.ts';
import { workStore } from '#features/people/records/work.resource.server.ts';
import { productionStore } from '#features/productions/records/production.resource.server.ts';
import { eventStore } from '#features/programme/records/event.resource.server.ts';
import { exhibitionTypeStore } from '#features/programme/records/exhibition-type.resource.server.ts';
import { genreStore } from '#features/programme/records/genre.resource.server.ts';
import { seasonStore } from '#features/programme/records/season.resource.server.ts';
import { tagStore } from '#features/programme/records/tag.resource.server.ts';
import { teaserStore } from '#features/programme/records/teaser.resource.server.ts';
import { redirectStore } from '#features/redirects/redirect.resource.server.ts';
import { releaseStore } from '#features/releases/release.resource.server.ts';
import { searchSynonymStore } from '#features/search/synonyms/search-synonym.resource.server.ts';
import { seriesStore } from '#features/series/series.resource.server.ts';
import { designSettingsStore } from '#features/settings/records/design-settings.resource.server.ts';
import { embedHostsStore } from '#features/settings/records/embed-hosts.resource.server.ts';
import { errorPagesStore } from '#features/settings/records/error-pages.resource.server.ts';
import { siteSettingsStore } from '#features/settings/records/site-settings.resource.server.ts';
import { textModuleStore } from '#features/text-modules/text-module.resource.server.ts';
import { uploadSettingsStore } from '#features/upload-settings/upload-settings.resource.server.ts';
import { roomStore } from '#features/venues/room.resource.server.ts';
import { venueStore } from '#features/venues/venue.resource.server.ts';
import { createStoreRegistry } from '#resources/index.server.ts';
import { resources } from '../app/resources.ts';

/** Their calls are made from this list. */
export const stores = createStoreRegistry(
  resources,
  [
    eventStore,
    productionStore,
    seasonStore,
    seriesStore,
    exhibitionTypeStore,
    genreStore,
    tagStore,
    teaserStore,
    releaseStore,
    exportReceiverStore,
    printSettingsStore,
    partnerStore,
    personStore,
    personCategoryStore,
    workStore,
    roleStore,
    articleStore,
    articleCategoryStore,
    articleTagStore,
    venueStore,
    roomStore,
    openingHoursStore,
    openingHoursExceptionStore,
    formStore,
    alertStore,
    redirectStore,
    searchSynonymStore,
    textModuleStore,
    consentServiceStore,
    siteSettingsStore,
    designSettingsStore,
    errorPagesStore,
    embedHostsStore,
    uploadSettingsStore,
  ],
  { pictures: picturesById, takenBack: forgetAct },
);
