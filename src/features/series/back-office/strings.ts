import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Termine auf Abonnements verteilen', en: 'Assign dates to subscriptions' },
  description: {
    de: 'Welcher Termin in welchem Abonnement ist. Die Nummern zählen innerhalb einer Spielzeit, ab August.',
    en: 'Which date is in which subscription. Numbers count within a season, from August.',
  },
  back: { de: 'Zu den Abonnements', en: 'To the subscriptions' },
  no_access: { de: 'Termine ändert, wer das Haus verwaltet.', en: 'Dates are changed by whoever manages the venue.' },
  no_series: { de: 'Es gibt noch kein Abonnement.', en: 'There is no subscription yet.' },
  add_series: { de: 'Abonnement anlegen', en: 'Add a subscription' },
  no_dates: { de: 'In diesen Tagen ist nichts geplant.', en: 'Nothing is planned on these days.' },
  is_cut: {
    de: 'Gezeigt werden die ersten {n} Termine. Bitte wählen Sie weniger Tage.',
    en: 'The first {n} dates are shown. Please choose fewer days.',
  },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  show: { de: 'Anzeigen', en: 'Show' },
  only_in_series: { de: 'Nur Termine in Abonnements', en: 'Only dates in subscriptions' },
  series: { de: 'Abonnement', en: 'Subscription' },
  date: { de: 'Termin', en: 'Date' },
  count: { de: '{n} Termin|{n} Termine', en: '{n} date|{n} dates' },
  offline: { de: 'Nicht online', en: 'Not online' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  postponed: { de: 'Verschoben', en: 'Postponed' },
  time_open: { de: 'Uhrzeit offen', en: 'time not settled' },
  box: { de: '{series}: {date}', en: '{series}: {date}' },
  box_collides: { de: '{series}: {date}, überschneidet sich', en: '{series}: {date}, collides' },
  legend: {
    de: 'Unterstrichen: überschneidet sich mit einem anderen Termin desselben Abonnements.',
    en: 'Underlined: collides with another date of the same subscription.',
  },
  keys: { de: 'Pfeiltasten gehen durch die Tabelle, die Leertaste wählt.', en: 'Arrow keys go through the table, the space bar ticks.' },
  collisions: {
    de: '{n} Überschneidung, die Abonnenten trifft:|{n} Überschneidungen, die Abonnenten treffen:',
    en: '{n} collision that subscribers would meet:|{n} collisions that subscribers would meet:',
  },
  collision_day: { de: '{series}: „{name}“ und „{other}“ am selben Tag, {day}', en: '{series}: ‘{name}’ and ‘{other}’ on the same day, {day}' },
  collision_production: {
    de: '{series}: „{name}“ zweimal, am {other_day} und am {day}',
    en: '{series}: ‘{name}’ twice, on {other_day} and on {day}',
  },
  collision_outside: { de: '(nicht beide in den gezeigten Tagen)', en: '(not both on the days shown)' },
  nothing: { de: 'Nichts ist geändert.', en: 'Nothing is changed.' },
  unsaved: {
    de: '{n} Termin geändert, noch nicht gespeichert.|{n} Termine geändert, noch nicht gespeichert.',
    en: '{n} date changed, not saved yet.|{n} dates changed, not saved yet.',
  },
  save: { de: 'Speichern', en: 'Save' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  saved: { de: '{n} Termin ist gespeichert.|{n} Termine sind gespeichert.', en: '{n} date is saved.|{n} dates are saved.' },
  undo: { de: 'Rückgängig machen', en: 'Undo' },
  changed_since: {
    de: 'Jemand hat inzwischen {n} Termin geändert ({names}). Gespeichert ist nichts; Ihre Auswahl steht noch da. Bitte prüfen Sie sie und speichern noch einmal.|Jemand hat inzwischen {n} Termine geändert ({names}). Gespeichert ist nichts; Ihre Auswahl steht noch da. Bitte prüfen Sie sie und speichern noch einmal.',
    en: 'Somebody has changed {n} date meanwhile ({names}). Nothing is saved; what you have ticked still stands. Please check it and save again.|Somebody has changed {n} dates meanwhile ({names}). Nothing is saved; what you have ticked still stands. Please check it and save again.',
  },
});
