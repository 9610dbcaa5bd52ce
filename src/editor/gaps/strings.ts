import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  insert_here: { de: 'Hier einen Baustein einfügen', en: 'Insert block here' },
  insert_in_column: { de: 'Baustein in Spalte {n} einfügen', en: 'Insert block in column {n}' },
  drag_cancelled: { de: 'Nicht verschoben.', en: 'Not moved.' },
  at_beginning: { de: 'Ganz am Anfang', en: 'At the very beginning' },
  in_beginning: { de: 'Am Anfang von „{name}“', en: 'At the beginning of “{name}”' },
  behind: { de: 'Hinter „{name}“', en: 'After “{name}”' },
  column: { de: 'Spalte {n}', en: 'Column {n}' },
});
