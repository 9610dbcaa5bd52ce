import { alert } from '#features/alerts/alert.resource.ts';
import { consentService } from '#features/consent/records/consent-service.resource.ts';
import { exportReceiver } from '#features/exports/receivers/export-receiver.resource.ts';
import { printSettings } from '#features/exports/settings/print-settings.resource.ts';
import { form } from '#features/forms/records/form.resource.ts';
import { article } from '#features/magazine/records/article.resource.ts';
import { articleCategory } from '#features/magazine/records/article-category.resource.ts';
import { articleTag } from '#features/magazine/records/article-tag.resource.ts';
import { openingHours } from '#features/opening-hours/records/opening-hours.resource.ts';
import { openingHoursException } from '#features/opening-hours/records/opening-hours-exception.resource.ts';
import { partner } from '#features/partners/partner.resource.ts';
import { person } from '#features/people/records/person.resource.ts';
import { personCategory } from '#features/people/records/person-category.resource.ts';
import { role } from '#features/people/records/role.resource.ts';
import { work } from '#features/people/records/work.resource.ts';
import { production } from '#features/productions/records/production.resource.ts';
import { event } from '#features/programme/records/event.resource.ts';
import { exhibitionType } from '#features/programme/records/exhibition-type.resource.ts';
import { genre } from '#features/programme/records/genre.resource.ts';
import { season } from '#features/programme/records/season.resource.ts';
import { tag } from '#features/programme/records/tag.resource.ts';
import { teaser } from '#features/programme/records/teaser.resource.ts';
import { redirect } from '#features/redirects/redirect.resource.ts';
import { release } from '#features/releases/release.resource.ts';
import { searchSynonym } from '#features/search/synonyms/search-synonym.resource.ts';
import { series } from '#features/series/series.resource.ts';
import { designSettings } from '#features/settings/records/design-settings.resource.ts';
import { embedHosts } from '#features/settings/records/embed-hosts.resource.ts';
import { errorPages } from '#features/settings/records/error-pages.resource.ts';
import { siteSettings } from '#features/settings/records/site-settings.resource.ts';
import { textModule } from '#features/text-modules/text-module.resource.ts';
import { uploadSettings } from '#features/upload-settings/upload-settings.resource.ts';
import { room } from '#features/venues/room.resource.ts';
import { venue } from '#features/venues/venue.resource.ts';
import { createResourceRegistry } from '#resources/index.ts';

/** Lists, forms and the words of the audit log are made from this list. */
export const resources = createResourceRegistry(
  [
    event,
    production,
    season,
    series,
    exhibitionType,
    genre,
    tag,
    teaser,
    release,
    exportReceiver,
    printSettings,
    partner,
    person,
    personCategory,
    work,
    role,
    article,
    articleCategory,
    articleTag,
    venue,
    room,
    openingHours,
    openingHoursException,
    form,
    alert,
    redirect,
    searchSynonym,
    textModule,
    consentService,
    siteSettings,
    designSettings,
    errorPages,
    embedHosts,
    uploadSettings,
  ],
  ['sale_reminder', 'waitlist_entry', 'form_entry'],
);
