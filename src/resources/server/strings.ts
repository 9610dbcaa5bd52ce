import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  no_such_picture: { de: 'Dieses Bild gibt es in der Mediathek nicht (mehr).', en: 'There is no such picture in the media library (any more).' },
  no_such_record: { de: 'Das gibt es nicht (mehr). Bitte wählen Sie neu.', en: 'There is no such thing (any more). Please choose again.' },
  not_yours: { de: 'Dieses Feld dürfen Sie nicht ändern.', en: 'You may not change this field.' },
  changed_since: { de: 'Wurde seither geändert: {fields}.', en: 'Has been changed since: {fields}.' },
  in_use: { de: 'Wird inzwischen verwendet.', en: 'Is in use by now.' },
  gone: { de: 'Gibt es nicht mehr.', en: 'Is not there any more.' },
  row_in_use: {
    de: 'Was Sie hier entfernt haben, wird noch verwendet. Bitte nehmen Sie es zuerst dort heraus.',
    en: 'What you have removed here is still in use. Please take it out there first.',
  },
  not_for_many: { de: 'Dieses Feld lässt sich nicht für mehrere auf einmal ändern.', en: 'This field cannot be changed for several at once.' },
  may_not_delete: { de: 'Das dürfen Sie nicht löschen.', en: 'You may not delete this.' },
  taken: { de: 'Das gibt es schon. Bitte wählen Sie etwas anderes.', en: 'There is one like this already. Please choose something else.' },
  refused: { de: 'Dieser Wert kann so nicht gespeichert werden.', en: 'This value cannot be stored like this.' },
  unknown_reference: { de: '„{text}“ ist nicht bekannt.', en: '‘{text}’ is not known.' },
  ambiguous_reference: { de: '„{text}“ gibt es mehrmals.', en: 'There are several called ‘{text}’.' },
  line_problem: { de: '{field}: {reason}', en: '{field}: {reason}' },
  unreadable_cell: { de: '„{text}“ passt nicht in dieses Feld.', en: '‘{text}’ does not fit this field.' },
  reasons: { de: 'Was nicht stimmt', en: 'What is wrong' },
});
