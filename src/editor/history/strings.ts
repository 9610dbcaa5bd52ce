import type { Bilingual } from '#content/index.ts';
import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  none: {
    de: 'Es gibt noch keine Fassungen. Beim Veröffentlichen entsteht die erste; Sie können auch den jetzigen Stand benennen.',
    en: 'There are no versions yet. Publishing makes the first; you can also name the present state.',
  },
  versions: { de: 'Fassungen', en: 'Versions' },
  published_german: { de: 'Auf Deutsch veröffentlicht', en: 'Published in German' },
  published_english: { de: 'Auf Englisch veröffentlicht', en: 'Published in English' },
  autosave: { de: 'Letzter Stand des Tages', en: 'Last state of the day' },
  at: { de: '{date}, {time}', en: '{date}, {time}' },
  by_at: { de: '{who}, {date}, {time}', en: '{who}, {date}, {time}' },
  yourself: { de: 'Sie selbst', en: 'You yourself' },
  unknown: { de: 'ein gelöschtes Konto', en: 'a deleted account' },
  name: { de: 'Name für den jetzigen Stand', en: 'Name for the present state' },
  name_hint: { de: 'Benannte Fassungen werden immer aufgehoben.', en: 'Named versions are always kept.' },
  keep: { de: 'Fassung aufheben', en: 'Keep version' },
  kept: { de: '„{name}“ aufgehoben', en: '‘{name}’ kept' },
  restore: { de: 'Als Entwurf wiederherstellen', en: 'Restore as the draft' },
  restored: { de: 'Wiederhergestellt; veröffentlicht ist damit noch nichts', en: 'Restored; nothing is published by that' },
  undo: { de: 'Zurücknehmen', en: 'Undo' },
  same: { de: 'Der Entwurf ist wie diese Fassung.', en: 'The draft is as this version.' },
  differences: { de: 'Seit dieser Fassung geändert', en: 'Changed since this version' },
  before: { de: 'Damals', en: 'Then' },
  after: { de: 'Jetzt', en: 'Now' },
  added: { de: 'neu', en: 'new' },
  removed: { de: 'entfernt', en: 'removed' },
  moved: { de: 'verschoben', en: 'moved' },
  changed: { de: 'geändert', en: 'changed' },
  nothing: { de: 'leer', en: 'empty' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  decorative: { de: 'nur schmückend', en: 'decorative' },
  formatting: { de: 'Der Wortlaut ist gleich: Hervorhebungen, Listen oder Links sind anders.', en: 'The words are the same: emphasis, lists or links differ.' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  failed: { de: 'Das ist nicht gelungen: {reason}', en: 'That has failed: {reason}' },
  offline: { de: 'keine Verbindung. Bitte versuchen Sie es noch einmal.', en: 'no connection. Please try again.' },
});

/** The same for the reader of either language. */
export const bilingual = (key: keyof typeof t.table): Bilingual => t.table[key];
