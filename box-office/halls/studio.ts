import { freeHall } from './hall.ts';

export const studio = freeHall({
  name: { de: 'Studio', en: 'Studio' },
  capacity: 120,
  group: {
    seat_group: 1,
    text: { de: 'Freie Platzwahl', en: 'Unreserved seating' },
    description: { de: 'Bänke und Stühle, ohne Nummern', en: 'Benches and chairs, not numbered' },
  },
});
