import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  format: { de: 'Text gestalten', en: 'Format text' },
  bold: { de: 'Fett', en: 'Bold' },
  italic: { de: 'Kursiv', en: 'Italic' },
  link: { de: 'Link', en: 'Link' },
  bulletList: { de: 'Aufzählung', en: 'Bulleted list' },
  orderedList: { de: 'Nummerierung', en: 'Numbered list' },
  link_address: { de: 'Ziel des Links', en: 'Target of the link' },
  change_link: { de: 'Ändern', en: 'Change' },
  remove_link: { de: 'Link entfernen', en: 'Remove link' },
  new_window: { de: 'In neuem Fenster öffnen', en: 'Open in a new window' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  redo: { de: 'Wiederholen', en: 'Redo' },
  too_long: { de: 'Höchstens {limit} Zeichen.', en: 'At most {limit} characters.' },
  field_of: { de: '{field}, {kind}', en: '{field}, {kind}' },
  enter: { de: '{field} eingeben', en: 'Enter {field}' },
});
