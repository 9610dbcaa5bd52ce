import { defineStrings } from '#i18n/strings.ts';

export const refusalText = defineStrings({
  offline: {
    de: 'Besucher kennen den Termin noch nicht. Ändern Sie ihn im Formular.',
    en: 'Visitors do not know the date yet. Change it in its form.',
  },
  over: { de: 'Der Termin ist vorbei.', en: 'The date is over.' },
  takes_place: { de: 'Der Termin findet statt.', en: 'The date takes place.' },
  is_cancelled: { de: 'Der Termin ist abgesagt.', en: 'The date is cancelled.' },
  is_postponed: {
    de: 'Der Termin ist verschoben. Nennen Sie den neuen, oder lassen Sie ihn stattfinden.',
    en: 'The date is postponed. Name the new one, or let it take place.',
  },
  has_new_date: {
    de: 'Es gibt einen Nachholtermin. Ändern Sie diesen; wird er abgesagt, ist hier wieder alles möglich.',
    en: 'There is a new date. Change that one; once it is cancelled, everything is possible here again.',
  },
  needs_new_date: { de: 'Der Termin ist schon verschoben. Nennen Sie den neuen.', en: 'The date is postponed already. Name the new one.' },
  needs_replacement: { de: 'Wählen Sie, was stattdessen gespielt wird.', en: 'Choose what is performed instead.' },
  replacement_itself: { de: 'Ein Termin kann nicht an seine eigene Stelle treten.', en: 'A date cannot take its own place.' },
  replacement_offline: { de: 'Was an seine Stelle tritt, ist nicht online.', en: 'What takes its place is not online.' },
  replacement_not_on: { de: 'Was an seine Stelle tritt, findet selbst nicht statt.', en: 'What takes its place does not take place itself.' },
  nothing_new: { de: 'Zeit und Raum sind schon so.', en: 'Time and room are like that already.' },
});

export const t = defineStrings({
  skipped_time: {
    de: 'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhr wird vorgestellt. Bitte wählen Sie eine andere.',
    en: 'There is no such time on that day: the clock is put forward. Please choose another.',
  },
  other_day: {
    de: 'Verlegt wird am selben Tag. Auf einen anderen Tag wird verschoben.',
    en: 'What is moved stays on its day. Another day is a postponement.',
  },
  no_such_production: {
    de: 'Diese Produktion gibt es nicht mehr. Bitte wählen Sie eine andere.',
    en: 'That production is not there any more. Please choose another.',
  },
  no_such_room: { de: 'Diesen Raum gibt es nicht mehr. Bitte wählen Sie einen anderen.', en: 'That room is not there any more. Please choose another.' },
  not_chosen: { de: 'Dieser Termin gehört nicht zu den gewählten.', en: 'That date is not one of those chosen.' },
});
