import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  alternative_text: {
    de: 'Bitte beschreiben Sie das Bild, oder kennzeichnen Sie es als schmückend.',
    en: 'Please describe the picture, or mark it as decorative.',
  },
  block: { de: 'Baustein', en: 'Block' },
  online: { de: 'Online', en: 'Online' },
  page_offline: {
    de: 'Die Seite ist offline: Besucherinnen und Besucher sehen nicht, was von ihr veröffentlicht ist.',
    en: 'The page is offline: visitors do not see what is published of it.',
  },
  first_level: {
    de: 'Die erste Überschrift einer Seite hat Ebene 2; diese hat Ebene {level}.',
    en: 'The first headline of a page has level 2; this one has level {level}.',
  },
  skipped_level: {
    de: 'Nach Ebene {before} folgt Ebene {level}: Bitte überspringen Sie keine.',
    en: 'Level {before} is followed by level {level}: please skip none.',
  },
  link_words: {
    de: '„{text}“ sagt nicht, wohin der Link führt. Nennen Sie das Ziel: „Anfahrt und Parken“.',
    en: '“{text}” does not say where the link leads. Name what is there: “Directions and parking”.',
  },
  contrast: {
    de: 'Schrift {color} auf {ground} hat einen Kontrast von {ratio} : 1; lesbar ist sie ab 4,5 : 1.',
    en: 'Text {color} on {ground} has a contrast of {ratio} : 1; it can be read from 4.5 : 1.',
  },
  missing_de: { de: 'Auf Deutsch fehlt: „{text}“', en: 'Missing in German: “{text}”' },
  missing_en: { de: 'Auf Englisch fehlt: „{text}“', en: 'Missing in English: “{text}”' },
  broken_link: { de: 'Unter {path} gibt es nichts (mehr).', en: 'There is nothing at {path} (any more).' },
  link_offline: {
    de: '{path} ist offline: Wer dem Link folgt, findet nichts.',
    en: '{path} is offline: whoever follows the link finds nothing.',
  },
  link_planned: {
    de: '{path} ist noch nicht zu sehen; erscheinen soll es erst später.',
    en: '{path} cannot be seen yet; it is to appear later.',
  },
  leads_to_other_de: { de: 'Führt zur englischen Fassung; die deutsche steht unter {own}.', en: 'Leads to the English version; the German one is at {own}.' },
  leads_to_other_en: { de: 'Führt zur deutschen Fassung; die englische steht unter {own}.', en: 'Leads to the German version; the English one is at {own}.' },
  broken_anchor: { de: 'Auf dieser Seite gibt es keine Stelle „{anchor}“.', en: 'There is no place “{anchor}” on this page.' },
  no_description: {
    de: 'Die Seite hat keine Beschreibung: Suchmaschinen nehmen dann irgendeinen Satz.',
    en: 'The page has no description: search engines then take any sentence.',
  },
  long_text: { de: '{n} Zeichen; gut zu lesen sind dort höchstens {max}.', en: '{n} characters; at most {max} read well there.' },
  past_window: {
    de: 'Der Zeitpunkt {date} ist vorbei: Hier ist nichts mehr zu sehen.',
    en: 'The moment {date} has passed: nothing can be seen here any more.',
  },
  description: { de: 'Beschreibung', en: 'Description' },
  search_title: { de: 'Titel in der Suche', en: 'Title in search results' },
});
