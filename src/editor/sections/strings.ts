import type { Bilingual } from '#content/index.ts';
import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  shown_nowhere: { de: 'Er steht noch auf keiner Seite.', en: 'It stands on no page yet.' },
  shown_on: { de: 'Er steht auf {n} Seite:|Er steht auf {n} Seiten:', en: 'It stands on {n} page:|It stands on {n} pages:' },
  of_section: {
    de: 'Gemeinsamer Abschnitt „{slug}“: Was Sie hier ändern und veröffentlichen, ändert sich auf allen Seiten, die ihn zeigen.',
    en: 'Shared section “{slug}”: what you change and publish here changes on all pages that show it.',
  },
  share: { de: 'Gemeinsamer Abschnitt', en: 'Shared section' },
  share_help: {
    de: 'Was Sie gewählt haben, wird ein Abschnitt, den auch andere Seiten zeigen können und der an einer Stelle geändert wird. Er ist sofort veröffentlicht; Besucher sehen ihn hier, sobald Sie diese Seite veröffentlichen.',
    en: 'What you have selected becomes a section that other pages can show as well and that is changed in one place. It is published at once; visitors see it here as soon as you publish this page.',
  },
  name: { de: 'Name des Abschnitts', en: 'Name of the section' },
  new_name: { de: 'Name für einen neuen Abschnitt', en: 'Name for a new section' },
  name_hint: { de: 'Zum Beispiel: Anfahrt, kurz.', en: 'For example: directions, short.' },
  name_needed: { de: 'Bitte geben Sie dem Abschnitt einen Namen.', en: 'Please give the section a name.' },
  make: { de: 'Abschnitt anlegen', en: 'Make the section' },
  nothing_to_share: { de: 'Bitte wählen Sie zuerst Bausteine.', en: 'Please select blocks first.' },
  not_alone: {
    de: 'Einträge einer Liste können kein Abschnitt sein. Bitte wählen Sie die ganze Liste.',
    en: 'Entries of a list cannot be a section. Please select the whole list.',
  },
  taken: {
    de: 'Einen Abschnitt mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen Namen.',
    en: 'There is a section of that name already. Please choose another name.',
  },
  not_here: {
    de: 'Der Abschnitt ist angelegt, kann aber hier nicht stehen. Sie finden ihn im Baustein „Abschnitt von anderswo“.',
    en: 'The section has been made, but cannot stand here. You find it in the block “Section from elsewhere”.',
  },
  offline: { de: 'Keine Verbindung. Bitte versuchen Sie es noch einmal.', en: 'No connection. Please try again.' },
  back: { de: 'Zurück zur Seite', en: 'Back to the page' },
});

/** The words in both languages, for what is said by those who do not know the reader's. */
export const bilingual = (key: keyof typeof t.table): Bilingual => t.table[key];
