import { choiceField, lineField, linkField, switchField, timeField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { rangeRule } from './range-rule.ts';

const weekdays = [
  { value: 0, label: { de: 'Montag', en: 'Monday' } },
  { value: 1, label: { de: 'Dienstag', en: 'Tuesday' } },
  { value: 2, label: { de: 'Mittwoch', en: 'Wednesday' } },
  { value: 3, label: { de: 'Donnerstag', en: 'Thursday' } },
  { value: 4, label: { de: 'Freitag', en: 'Friday' } },
  { value: 5, label: { de: 'Samstag', en: 'Saturday' } },
  { value: 6, label: { de: 'Sonntag', en: 'Sunday' } },
] as const;

/** When the venue is open on a day of the week; a day may have several of them. */
export const openingHours = defineResource({
  name: 'opening_hours',
  path: 'opening-hours',
  label: { one: { de: 'Öffnungszeit', en: 'Opening hours' }, many: { de: 'Öffnungszeiten', en: 'Opening hours' } },
  description: {
    de: 'Wann das Haus an jedem Tag der Woche öffnet; die Kopfzeile sagt es.',
    en: 'When the house opens on each day of the week; the header says so.',
  },
  icon: 'clock',
  group: 'house',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    weekday: choiceField({ label: { de: 'Wochentag', en: 'Day of the week' }, required: true, options: weekdays }),
    closed: switchField({ label: { de: 'Geschlossen', en: 'Closed' } }),
    time_from: timeField({ label: { de: 'Von', en: 'From' } }),
    time_to: timeField({ label: { de: 'Bis', en: 'Until' } }),
    alternative_text: lineField({ label: { de: 'Hinweis', en: 'Notice' }, max: 120 }),
    alternative_link_url: linkField({ label: { de: 'Der Hinweis führt zu', en: 'The notice leads to' } }),
  },
  title: 'weekday',
  list: {
    columns: ['closed', 'time_from', 'time_to', 'alternative_text'],
    filters: ['weekday', 'closed'],
    search: ['weekday', 'alternative_text'],
    sort: 'weekday',
  },
  form: [
    {
      title: { de: 'Allgemein', en: 'General' },
      fields: ['weekday', 'closed', 'time_from', 'time_to', 'alternative_text', 'alternative_link_url'],
    },
  ],
  rules: [rangeRule],
});
