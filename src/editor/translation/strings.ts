import type { Bilingual } from '#content/index.ts';
import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  languages: { de: 'Deutsch und {target}', en: 'German and {target}' },
  target: { de: 'Übersetzt wird in', en: 'Translated into' },
  further_hint: {
    de: 'Sie bleibt im Editor: Besucher sehen Deutsch und Englisch.',
    en: 'It stays in the editor: visitors see German and English.',
  },
  hint: {
    de: 'Links steht der deutsche Text, rechts schreiben Sie ihn auf {target}. Bausteine und Reihenfolge sind für alle dieselben.',
    en: 'The German text stands on the left; on the right you write it in {target}. Blocks and order are the same for all.',
  },
  show: { de: 'Gezeigt wird', en: 'Shown' },
  all: { de: 'Alle Texte', en: 'All texts' },
  open: { de: 'Was fehlt oder sich geändert hat', en: 'What is missing or has changed' },
  count: { de: '{missing} fehlen, {outdated} geändert, {all} im Ganzen', en: '{missing} missing, {outdated} changed, {all} in all' },
  missing: { de: 'fehlt auf {target}', en: 'missing in {target}' },
  outdated: { de: 'auf Deutsch geändert, seit das Englische geschrieben wurde', en: 'changed in German since the English was written' },
  settle: { de: 'Englisch stimmt noch', en: 'The English still fits' },
  settled: { de: 'Abgehakt', en: 'Ticked off' },
  copy: { de: 'Deutsch als Anfang übernehmen', en: 'Take the German as a start' },
  copy_all: { de: 'Alle fehlenden aus dem Deutschen übernehmen', en: 'Take all that is missing from the German' },
  copied: { de: '{n} Text übernommen|{n} Texte übernommen', en: '{n} text taken over|{n} texts taken over' },
  undo: { de: 'Zurücknehmen', en: 'Undo' },
  to_place: { de: 'Zur Stelle', en: 'Go to the place' },
  german: { de: 'Deutsch', en: 'German' },
  nothing: { de: 'Alles ist übersetzt.', en: 'Everything is translated.' },
  no_texts: { de: 'Auf dieser Seite steht noch kein Text.', en: 'There is no text on this page yet.' },
  copy_step: { de: 'Deutsch übernommen', en: 'German taken over' },
  failed: { de: 'Das ist nicht gelungen: {reason}', en: 'That has failed: {reason}' },
  offline: { de: 'keine Verbindung. Bitte versuchen Sie es noch einmal.', en: 'no connection. Please try again.' },
});

/** The same for the reader of either language. */
export const bilingual = (key: keyof typeof t.table): Bilingual => t.table[key];
