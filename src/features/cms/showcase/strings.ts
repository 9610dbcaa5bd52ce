import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Bausteine', en: 'Blocks' },
  description: { de: 'Alle Bausteine der Seiten in allen Varianten.', en: 'All blocks of the pages in all variants.' },
  lead: {
    de: 'Jeder Baustein in jeder Variante, wie er auf einer Seite steht. Bilder und Töne kommen aus der Mediathek dieses Hauses.',
    en: 'Each block in each variant, as it stands on a page. Pictures and sounds come from this venue’s media library.',
  },
  contents: { de: 'Alle Bausteine', en: 'All blocks' },
  ground: { de: 'Grund', en: 'Ground' },
  layout: { de: 'Spalten', en: 'Columns' },
  plain: { de: 'Seite', en: 'page' },
  quiet: { de: 'grau', en: 'grey' },
  dark: { de: 'dunkel', en: 'dark' },
  signal: { de: 'Signalfarbe', en: 'signal colour' },
  example: { de: 'Beispiel {number}', en: 'Example {number}' },
});
