import { alert } from '#features/alerts/alert.resource.ts';
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
import { exhibitionType } from '#features/programme/records/exhibition-type.resource.ts';
import { genre } from '#features/programme/records/genre.resource.ts';
import { season } from '#features/programme/records/season.resource.ts';
import { tag } from '#features/programme/records/tag.resource.ts';
import { teaser } from '#features/programme/records/teaser.resource.ts';
import { redirect } from '#features/redirects/redirect.resource.ts';
import { series } from '#features/series/series.resource.ts';
import { venue } from '#features/venues/venue.resource.ts';
import { createResourceRegistry } from '#resources/index.ts';

/** Kinds of things that records refer to and that are not declared as records. */
const others = ['event', 'production'];

/** Every record that staff keep in the back office, as its navigation has them: lists, forms and the words of the audit log are made from this list. */
export const resources = createResourceRegistry(
  [
    season,
    series,
    exhibitionType,
    genre,
    tag,
    teaser,
    partner,
    person,
    personCategory,
    work,
    role,
    article,
    articleCategory,
    articleTag,
    venue,
    openingHours,
    openingHoursException,
    alert,
    redirect,
  ],
  others,
);
