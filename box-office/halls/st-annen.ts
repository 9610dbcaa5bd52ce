import { numberedHall } from './hall.ts';

/** A nave with pews on either side of the aisle, ten people in each; the wheelchair places stand at the back. */
export const stAnnen = numberedHall({
  name: { de: 'St. Annen', en: 'St Anne’s' },
  groups: [
    {
      seat_group: 1,
      text: { de: 'Preisgruppe 1', en: 'Price group 1' },
      description: { de: 'Bankreihe 1–6', en: 'Pews 1–6' },
    },
    {
      seat_group: 2,
      text: { de: 'Preisgruppe 2', en: 'Price group 2' },
      description: { de: 'Bankreihe 7–12', en: 'Pews 7–12' },
    },
    {
      seat_group: 3,
      text: { de: 'Preisgruppe 3', en: 'Price group 3' },
      description: { de: 'Bankreihe 13–18, Sicht durch Säulen eingeschränkt', en: 'Pews 13–18, view restricted by columns' },
    },
    {
      seat_group: 4,
      wheelchair: true,
      text: { de: 'Rollstuhlplatz mit Begleitplatz', en: 'Wheelchair place with companion seat' },
      description: { de: 'Hinter den Bänken; der Begleitplatz daneben ist frei', en: 'Behind the pews; the companion seat beside is free of charge' },
    },
  ],
  sections: [
    {
      key: 'S',
      name: { de: 'Schiff', en: 'Nave' },
      kind: 'row',
      best: '4',
      rows: Array.from({ length: 18 }, (_, index) => [String(index + 1), [10, 10], Math.floor(index / 6) + 1] as const),
    },
    {
      key: 'W',
      name: { de: 'Schiff, Rollstuhlplätze', en: 'Nave, wheelchair places' },
      kind: 'row',
      rows: [['19', [2, 2], 4]],
    },
  ],
});
