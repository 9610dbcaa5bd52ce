import { type Both, both } from './texts.ts';

/** Notes that belong to a single date, written by the day's duty office. */
export const cancelledNotes: readonly Both[] = [
  both(
    'Entfällt wegen mehrerer Erkrankungen. Gekaufte Karten erstatten wir ohne Ihr Zutun innerhalb von vierzehn Tagen.',
    'Cancelled owing to several cases of illness. Tickets will be refunded automatically within fourteen days.',
  ),
  both(
    'Entfällt aus technischen Gründen. Gekaufte Karten können Sie umtauschen oder zurückgeben.',
    'Cancelled for technical reasons. Tickets may be exchanged or returned.',
  ),
];

export const postponedNote: Both = both('Verlegt auf {date}. Karten behalten ihre Gültigkeit.', 'Postponed to {date}. Tickets remain valid.');

export const postponedOpenNote: Both = both(
  'Verschoben. Der neue Termin wird noch bekannt gegeben, Karten behalten ihre Gültigkeit.',
  'Postponed. The new date has yet to be announced; tickets remain valid.',
);

export const cateringNote: Both = both(
  'Wegen einer Veranstaltung auf dem Kai bitten wir, eine halbe Stunde früher zu kommen.',
  'Because of an event on the quay we recommend arriving half an hour early.',
);

export const liftNote: Both = both(
  'Der Aufzug auf der Wasserseite ist an diesem Tag außer Betrieb. Der stufenlose Zugang führt über den Bühneneingang; bitte melden Sie sich an der Kasse.',
  'The lift on the water side is out of service on this day. Step-free access is by way of the stage door; please ask at the box office.',
);
