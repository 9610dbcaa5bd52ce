import { childrenField, defineBlock } from '#content/index.ts';

/** Several places of play beside each other (E §3 "VenueList"). */
export const venueList = defineBlock({
  type: 'venuelist',
  label: { de: 'Spielorte', en: 'Venues' },
  description: { de: 'Mehrere Orte nebeneinander.', en: 'Several places beside each other.' },
  icon: 'map',
  category: 'programme',
  rendering: 'static',
  fields: {},
  children: childrenField({ label: { de: 'Spielorte', en: 'Venues' }, allowed: ['venue'], min: 1 }),
});
