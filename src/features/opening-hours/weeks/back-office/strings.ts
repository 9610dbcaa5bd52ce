import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Die Wochen auf einen Blick', en: 'The weeks at a glance' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  failed: { de: 'Die Wochen können gerade nicht gezeigt werden: {reason}', en: 'The weeks cannot be shown now: {reason}' },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
  week: { de: '{from} bis {to}', en: '{from} to {to}' },
  this_week: { de: 'Diese Woche, {from} bis {to}', en: 'This week, {from} to {to}' },
  today: { de: 'heute', en: 'today' },
  closed: { de: 'Geschlossen', en: 'Closed' },
  hour: { de: '{range} Uhr', en: '{range}' },
  exception: { de: 'Ausnahme', en: 'Exception' },
  exception_of: { de: 'Ausnahme am {day} öffnen', en: 'Open the exception on {day}' },
  add: { de: 'Ausnahme', en: 'Exception' },
  add_for: { de: 'Ausnahme für {day} anlegen', en: 'Create an exception for {day}' },
  later: { de: 'Weitere Wochen zeigen', en: 'Show further weeks' },
  fewer: { de: 'Nur diese Woche zeigen', en: 'Show this week alone' },
  preview: { de: 'Was die Kopfzeile sagt', en: 'What the header says' },
  moment: { de: 'Zeitpunkt', en: 'Moment' },
  moment_hint: {
    de: 'Nach der Uhr in Berlin. Gezeigt wird, was jetzt in den Öffnungszeiten und Ausnahmen steht.',
    en: 'By Berlin’s clock. Shown is what the hours and exceptions say now.',
  },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  from_then: { de: 'Danach, ab {day}, {time}:', en: 'After that, from {day}, {time}:' },
  no_preview: { de: 'Das lässt sich gerade nicht zeigen: {reason}', en: 'That cannot be shown now: {reason}' },
});
