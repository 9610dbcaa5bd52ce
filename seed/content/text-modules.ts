import { type Both, both } from './texts.ts';

type TextModuleText = {
  readonly name: string;
  readonly kind: 'general' | 'cancellation' | 'postponement' | 'relocation' | 'recast' | 'tickets';
  readonly text: Both;
};

export const textModules: readonly TextModuleText[] = [
  {
    name: 'Vorstellung entfällt',
    kind: 'cancellation',
    text: both('Die Vorstellung entfällt.', 'The performance is cancelled.'),
  },
  {
    name: 'Entfällt wegen Erkrankung',
    kind: 'cancellation',
    text: both('Die Vorstellung entfällt wegen Erkrankung im Ensemble.', 'The performance is cancelled owing to illness in the company.'),
  },
  {
    name: 'Entfällt, Karten werden erstattet',
    kind: 'cancellation',
    text: both(
      'Die Vorstellung entfällt. Karten werden an der Kasse zurückgenommen oder automatisch erstattet.',
      'The performance is cancelled. Tickets are taken back at the box office or refunded automatically.',
    ),
  },
  {
    name: 'Entfällt aus technischen Gründen',
    kind: 'cancellation',
    text: both('Die Vorstellung muss aus technischen Gründen entfallen.', 'The performance has to be cancelled for technical reasons.'),
  },
  {
    name: 'Verschoben, Karten bleiben gültig',
    kind: 'postponement',
    text: both(
      'Die Vorstellung wird verschoben. Karten gelten für den neuen Termin.',
      'The performance has been postponed. Tickets are valid for the new date.',
    ),
  },
  {
    name: 'Verschoben, neuer Termin offen',
    kind: 'postponement',
    text: both(
      'Die Vorstellung wird verschoben. Den neuen Termin geben wir hier bekannt; Karten behalten ihre Gültigkeit.',
      'The performance has been postponed. We will announce the new date here; tickets remain valid.',
    ),
  },
  {
    name: 'Späterer Beginn',
    kind: 'postponement',
    text: both('Bitte beachten Sie den geänderten Beginn.', 'Please note the changed starting time.'),
  },
  {
    name: 'In anderem Saal',
    kind: 'relocation',
    text: both(
      'Die Vorstellung wurde in einen anderen Saal verlegt. Ihre Plätze werden vor Ort zugewiesen.',
      'The performance has moved to another hall. You will be shown to your seats on arrival.',
    ),
  },
  {
    name: 'Bei Regen im Saal',
    kind: 'relocation',
    text: both(
      'Bei Regen findet die Vorstellung im Großen Saal statt. Wir entscheiden am selben Tag um 15 Uhr.',
      'In rain the performance takes place in the Great Hall. We decide at 3 pm on the day.',
    ),
  },
  {
    name: 'Geänderte Besetzung',
    kind: 'recast',
    text: both('Bitte beachten Sie die geänderte Besetzung.', 'Please note the change of cast.'),
  },
  {
    name: 'Geändertes Programm',
    kind: 'recast',
    text: both('Bitte beachten Sie das geänderte Programm.', 'Please note the change of programme.'),
  },
  {
    name: 'Restkarten an der Abendkasse',
    kind: 'tickets',
    text: both(
      'Restkarten gibt es eine Stunde vor Beginn an der Abendkasse.',
      'Remaining tickets are sold at the box office from one hour before the performance.',
    ),
  },
  {
    name: 'Rückgabe bis zum Vortag',
    kind: 'tickets',
    text: both('Karten nehmen wir bis zum Vortag der Vorstellung zurück.', 'We take tickets back until the day before the performance.'),
  },
  {
    name: 'Nacheinlass in der Pause',
    kind: 'general',
    text: both('Nacheinlass ist erst in der Pause möglich.', 'Latecomers can be admitted only in the interval.'),
  },
];
