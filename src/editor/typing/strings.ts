import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  format: { de: 'Text gestalten', en: 'Format text' },
  bold: { de: 'Fett', en: 'Bold' },
  italic: { de: 'Kursiv', en: 'Italic' },
  link: { de: 'Link', en: 'Link' },
  bulletList: { de: 'Aufzählung', en: 'Bulleted list' },
  orderedList: { de: 'Nummerierung', en: 'Numbered list' },
  link_address: { de: 'Adresse des Links', en: 'Address of the link' },
  set_link: { de: 'Verlinken', en: 'Set link' },
  remove_link: { de: 'Link entfernen', en: 'Remove link' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  no_address: {
    de: 'Bitte eine Adresse, die mit „/“ oder „https://“ beginnt, oder eine E-Mail-Adresse.',
    en: 'Please give an address that begins with “/” or “https://”, or an e-mail address.',
  },
  too_long: { de: 'Höchstens {limit} Zeichen.', en: 'At most {limit} characters.' },
  field_of: { de: '{field}, {kind}', en: '{field}, {kind}' },
  enter: { de: '{field} eingeben', en: 'Enter {field}' },
});
