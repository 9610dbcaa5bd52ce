import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Magazin', en: 'Magazine' },
  description: {
    de: 'Das Magazin: Gespräche, Blicke hinter die Bühne, Geschichten aus dem Haus.',
    en: 'The magazine: conversations, looks behind the stage, stories from the house.',
  },
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  categories: { de: 'Rubriken', en: 'Categories' },
  all: { de: 'Alle', en: 'All' },
  all_topics: { de: 'Alle #Themen', en: 'All #Topics' },
  topics_title: { de: 'Themen', en: 'Topics' },
  topics_description: { de: 'Wovon unsere Texte handeln: alle Themen des Magazins.', en: 'What our texts are about: all topics of the magazine.' },
  topic_description: {
    de: 'Alle Artikel, Gespräche und Berichte unseres Magazins zum Thema {name}.',
    en: 'All articles, conversations and reports of our magazine on the topic of {name}.',
  },
  category_description: {
    de: 'Alle Artikel unseres Magazins in der Rubrik {name}, die neuesten zuerst.',
    en: 'All articles of our magazine in the category {name}, the latest first.',
  },
  articles: { de: '{n} Artikel|{n} Artikel', en: '{n} article|{n} articles' },
  nothing: { de: 'Hier ist noch nichts erschienen.', en: 'Nothing has been published here yet.' },
  to_magazine: { de: 'Zum Magazin', en: 'To the magazine' },
  read: { de: 'Weiterlesen', en: 'Read on' },
  minutes: { de: '{n} Minute|{n} Minuten', en: '{n} minute|{n} minutes' },
  reading_time: { de: '{n} Minute Lesezeit|{n} Minuten Lesezeit', en: '{n} minute to read|{n} minutes to read' },
  by: { de: 'Von', en: 'By' },
  pages: { de: 'Seiten des Magazins', en: 'Pages of the magazine' },
  page: { de: 'Seite {page} von {last}', en: 'Page {page} of {last}' },
  page_short: { de: 'Seite {n}', en: 'page {n}' },
  newer: { de: 'Neuere Artikel', en: 'Newer articles' },
  older: { de: 'Ältere Artikel', en: 'Older articles' },
  topics: { de: 'Themen dieses Artikels', en: 'Topics of this article' },
  related: { de: 'Passend dazu', en: 'Related' },
  neighbours: { de: 'Im Magazin blättern', en: 'Browse the magazine' },
  previous: { de: 'Älterer Artikel', en: 'Older article' },
  next: { de: 'Neuerer Artikel', en: 'Newer article' },
  feed: { de: 'Magazin als Feed (Atom)', en: 'Magazine as a feed (Atom)' },
  picture_credit: { de: 'Bildnachweis: {credit}', en: 'Picture credit: {credit}' },
});

/** Of the search that begins in the magazine. */
export const searchStrings = defineStrings({
  label: { de: 'Auf den Seiten des Hauses suchen', en: 'Search the pages of the house' },
  placeholder: { de: 'Suchbegriff', en: 'Search term' },
  submit: { de: 'Suchen', en: 'Search' },
});
