import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Handbuch', en: 'Handbook' },
  description: { de: 'Was man in der ersten Woche tut, Schritt für Schritt.', en: 'What one does in the first week, step by step.' },
  back: { de: 'Alle Kapitel', en: 'All chapters' },
  go: { de: 'Dorthin', en: 'Go there' },
  note: { de: 'Gut zu wissen', en: 'Good to know' },
  chapters: { de: 'Kapitel', en: 'Chapters' },
  others: { de: 'Weiter im Handbuch', en: 'On in the handbook' },
  previous: { de: 'Davor', en: 'Before' },
  next: { de: 'Danach', en: 'Next' },
});
