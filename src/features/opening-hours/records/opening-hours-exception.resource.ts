import { dayField, lineField, linkField, switchField, timeField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { rangeRule } from './range-rule.ts';

/** A day on which the venue opens otherwise. */
export const openingHoursException = defineResource({
  name: 'opening_hours_exception',
  path: 'opening-hours-exceptions',
  label: {
    one: { de: 'Ausnahme der Öffnungszeiten', en: 'Exception to the opening hours' },
    many: { de: 'Ausnahmen der Öffnungszeiten', en: 'Exceptions to the opening hours' },
  },
  description: { de: 'Tage, an denen das Haus anders oder gar nicht öffnet.', en: 'Days on which the house opens otherwise or not at all.' },
  icon: 'calendar-x',
  group: 'house',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    day: dayField({ label: { de: 'Tag', en: 'Day' }, required: true }),
    closed: switchField({ label: { de: 'Geschlossen', en: 'Closed' } }),
    time_from: timeField({ label: { de: 'Von', en: 'From' } }),
    time_to: timeField({ label: { de: 'Bis', en: 'Until' } }),
    alternative_text: lineField({ label: { de: 'Hinweis', en: 'Notice' }, max: 120 }),
    alternative_link_url: linkField({ label: { de: 'Der Hinweis führt zu', en: 'The notice leads to' } }),
  },
  rules: [rangeRule],
  title: 'day',
  list: {
    columns: ['closed', 'time_from', 'time_to', 'alternative_text'],
    filters: ['day', 'closed'],
    search: ['day', 'alternative_text'],
    sort: '-day',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['day', 'closed', 'time_from', 'time_to', 'alternative_text', 'alternative_link_url'] }],
});
