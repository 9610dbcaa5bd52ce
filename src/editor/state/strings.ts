import { defineStrings } from '#i18n/strings.ts';

/** What has been done, as it is said and as undo names it. */
export const actions = defineStrings({
  inserted: { de: '{kind} eingefügt', en: '{kind} inserted' },
  begun: { de: '{name} begonnen', en: '{name} begun' },
  removed: { de: '{kind} gelöscht', en: '{kind} deleted' },
  removed_many: { de: '{n} Bausteine gelöscht', en: '{n} blocks deleted' },
  duplicated: { de: '{kind} verdoppelt', en: '{kind} duplicated' },
  duplicated_many: { de: '{n} Bausteine verdoppelt', en: '{n} blocks duplicated' },
  pasted: { de: '{kind} aus der Zwischenablage eingefügt', en: '{kind} pasted' },
  pasted_many: { de: '{n} Bausteine aus der Zwischenablage eingefügt', en: '{n} blocks pasted' },
  moved: { de: '{kind} verschoben', en: '{kind} moved' },
  moved_many: { de: '{n} Bausteine verschoben', en: '{n} blocks moved' },
  moved_from_to: { de: '{kind} von Position {from} auf {to} verschoben', en: '{kind} moved from position {from} to {to}' },
  moved_into: { de: '{kind} verschoben: {holder}, Position {to}', en: '{kind} moved: {holder}, position {to}' },
  moved_to_page: { de: '{kind} auf die Seite verschoben, Position {to}', en: '{kind} moved to the page, position {to}' },
  is_first: { de: 'Weiter nach oben geht es nicht.', en: 'It cannot go further up.' },
  is_last: { de: 'Weiter nach unten geht es nicht.', en: 'It cannot go further down.' },
  changed: { de: '{kind}: {field} geändert', en: '{kind}: {field} changed' },
  shared: { de: 'Abschnitt „{slug}“ angelegt', en: 'Section “{slug}” made' },
  layout_changed: { de: 'Spalten geändert', en: 'Columns changed' },
  undone: { de: 'Rückgängig: {step}', en: 'Undone: {step}' },
  redone: { de: 'Wiederholt: {step}', en: 'Done again: {step}' },
  copied: { de: '{n} Baustein kopiert|{n} Bausteine kopiert', en: '{n} block copied|{n} blocks copied' },
});
