import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Styleguide', en: 'Style guide' },
  description: { de: 'Alle Bauteile der Oberfläche in allen Zuständen.', en: 'All parts of the interface in all their states.' },
  lead: {
    de: 'Jedes Bauteil in jedem Zustand, hell und dunkel. Was hier steht, gilt für alle Seiten; was eine Seite braucht und hier fehlt, kommt zuerst hierher.',
    en: 'Each part in each state, light and dark. What stands here holds for all pages; what a page needs and is missing here comes here first.',
  },
  contents: { de: 'Bauteile', en: 'Parts' },
  colours: { de: 'Farben', en: 'Colours' },
  colours_use: {
    de: 'Papier, Tinte, Grautöne aus der Tinte und eine Signalfarbe, die nur für Kauf und Warnung steht. Jedes Paar ist lesbar, in beiden Themen.',
    en: 'Paper, ink, greys of the ink, and one signal colour that stands for buying and warnings alone. Every pair can be read, in both themes.',
  },
  type: { de: 'Schrift', en: 'Type' },
  type_use: {
    de: 'Eine Familie, drei Stärken. Überschriften eng, Text mit Luft, nichts kleiner als 0,875 rem.',
    en: 'One family, three weights. Headlines tight, text with air, nothing smaller than 0.875 rem.',
  },
  sample: { de: 'Sonntag, 20 Uhr', en: 'Sunday, 8 pm' },
  light: { de: 'hell', en: 'light' },
  dark: { de: 'dunkel', en: 'dark' },
});
