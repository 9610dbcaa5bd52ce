import { freeHall } from './hall.ts';

/** For exhibitions and matinées; with time slots, each has this capacity unless it names its own. */
export const foyer = freeHall({
  name: { de: 'Foyer', en: 'Foyer' },
  capacity: 200,
  group: {
    seat_group: 1,
    text: { de: 'Eintritt', en: 'Admission' },
    description: { de: 'Ohne Sitzplatz', en: 'No seat' },
  },
});
