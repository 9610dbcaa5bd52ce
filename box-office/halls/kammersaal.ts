import { numberedHall } from './hall.ts';

/** Steep stalls and a gallery around three sides. */
export const kammersaal = numberedHall({
  name: { de: 'Kammersaal', en: 'Chamber Hall' },
  groups: [
    {
      seat_group: 1,
      text: { de: 'Preisgruppe 1', en: 'Price group 1' },
      description: { de: 'Parkett Reihe 1–8', en: 'Stalls rows 1–8' },
    },
    {
      seat_group: 2,
      text: { de: 'Preisgruppe 2', en: 'Price group 2' },
      description: { de: 'Parkett Reihe 9–14, Empore Mitte', en: 'Stalls rows 9–14, gallery centre' },
    },
    {
      seat_group: 3,
      text: { de: 'Preisgruppe 3', en: 'Price group 3' },
      description: { de: 'Empore links und rechts, Sicht eingeschränkt', en: 'Gallery left and right, restricted view' },
    },
    {
      seat_group: 4,
      wheelchair: true,
      text: { de: 'Rollstuhlplatz mit Begleitplatz', en: 'Wheelchair place with companion seat' },
      description: { de: 'Parkett; der Begleitplatz daneben ist frei', en: 'Stalls; the companion seat beside is free of charge' },
    },
  ],
  sections: [
    {
      key: 'P',
      name: { de: 'Parkett', en: 'Stalls' },
      kind: 'row',
      best: '5',
      rows: [
        ['1', [10, 10], 1],
        ['2', [10, 11], 1],
        ['3', [11, 11], 1],
        ['4', [11, 12], 1],
        ['5', [12, 12], 1],
        ['6', [12, 12], 1],
        ['7', [12, 13], 1],
        ['8', [13, 13], 1],
        ['9', [13, 13], 2],
        ['10', [13, 14], 2],
        ['11', [14, 14], 2],
        ['12', [14, 14], 2],
        ['13', [14, 14], 2],
        ['14', [8, 8], 2],
      ],
    },
    {
      key: 'EM',
      name: { de: 'Empore Mitte', en: 'Gallery centre' },
      kind: 'row',
      rows: [
        ['1', [9, 9], 2],
        ['2', [9, 9], 2],
      ],
    },
    {
      key: 'EL',
      name: { de: 'Empore links', en: 'Gallery left' },
      kind: 'row',
      rows: [
        ['1', [16], 3],
        ['2', [10], 3],
      ],
    },
    {
      key: 'ER',
      name: { de: 'Empore rechts', en: 'Gallery right' },
      kind: 'row',
      rows: [
        ['1', [16], 3],
        ['2', [10], 3],
      ],
    },
    {
      key: 'W',
      name: { de: 'Parkett, Rollstuhlplätze', en: 'Stalls, wheelchair places' },
      kind: 'row',
      rows: [['14', [2, 2], 4]],
    },
  ],
});
