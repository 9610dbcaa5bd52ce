import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  no_page: { de: 'Zu dieser Adresse gibt es noch keine Seite aus Bausteinen.', en: 'There is no page of blocks at this address yet.' },
  offline: { de: 'Keine Verbindung. Bitte versuchen Sie es noch einmal.', en: 'No connection. Please try again.' },
  block: { de: 'Baustein {kind}', en: 'Block {kind}' },
  empty_block: { de: '{kind}: noch leer. {first}', en: '{kind}: still empty. {first}' },
  fill_in: { de: 'Ausfüllen', en: 'Fill in' },
  choose: { de: '{field} wählen', en: 'Choose {field}' },
  add: { de: '{kind} hinzufügen', en: 'Add {kind}' },
  empty_field: { de: '{field} eingeben', en: 'Enter {field}' },
  field_of: { de: '{field} ({kind})', en: '{field} ({kind})' },
  offline_block: { de: 'zurzeit nicht sichtbar', en: 'not visible at the moment' },
});
