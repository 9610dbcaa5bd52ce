import { defineStrings } from '#i18n/strings.ts';
import { parameterStrings } from './parameter-name.ts';

export const bar = defineStrings({
  close: { de: 'Schließen', en: 'Close' },
  filter_label: { de: 'Programm filtern', en: 'Filter the programme' },
  filter: { de: 'Filter', en: 'Filter' },
  calendar: { de: 'Kalender', en: 'Calendar' },
  from_today: { de: 'Ab heute', en: 'From today' },
  selected: { de: 'Gewählte Filter', en: 'Selected filters' },
  remove: { de: '{name} entfernen', en: 'Remove {name}' },
  remove_all: { de: 'Alle entfernen', en: 'Remove all' },
  on_day: { de: 'am {day}', en: 'on {day}' },
  until_day: { de: 'bis {day}', en: 'until {day}' },
  loading_filter: { de: 'Wird geladen', en: 'Loading' },
  ...parameterStrings,
});
