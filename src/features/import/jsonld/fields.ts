import { type Node, of, textOf } from './nodes.ts';

/** Of an event that says one in another way, see `fieldsOf`. */
export const fields = {
  title: 'name',
  description: 'description',
  date_start: 'startDate',
  date_end: 'endDate',
  place: 'location',
  image: 'image',
  kind: 'additionalType',
  status: 'eventStatus',
  moved_from: 'previousStartDate',
  production: 'superEvent',
  performers: 'performer',
  works: 'workPerformed',
  tags: 'keywords',
  series: 'superEvent.superEvent',
  organizers: 'organizer',
  prices: 'offers.price',
  genres: 'genre',
  accessibility: 'accessibilityFeature',
  age: 'typicalAgeRange',
  image_credit: 'image.creditText',
  url: 'offers.url',
  page: 'url',
};

/** The properties from which the fields of one event were read, where there are several for one. */
export function fieldsOf(node: Node): { [field: string]: string } {
  const first = (...names: string[]) => names.find((name) => of(node, name) !== undefined);
  const identifier = textOf(of(node, 'identifier')) === undefined ? (first('@id', 'url') ?? first('identifier')) : 'identifier';
  return {
    ...fields,
    ...(identifier && { identifier }),
    kind: first('additionalType') ?? '@type',
    date_end: first('endDate', 'duration', 'eventSchedule') ?? fields.date_end,
    attendance: first('eventAttendanceMode') ?? fields.place,
    performers: first('performer', 'director', 'actor') ?? fields.performers,
    works: first('workPerformed', 'workFeatured') ?? fields.works,
  };
}
