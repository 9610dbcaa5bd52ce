import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  not_a_command: { de: 'Diese Änderung ist nicht bekannt. Bitte laden Sie die Seite neu.', en: 'This change is not known. Please reload the page.' },
  no_block: { de: 'Diesen Baustein gibt es nicht mehr.', en: 'This block is no longer there.' },
  no_place: { de: 'Diese Stelle gibt es nicht mehr.', en: 'This place is no longer there.' },
  not_allowed_here: { de: '„{label}“ kann hier nicht stehen.', en: '“{label}” cannot stand here.' },
  list_full: { de: 'Hier sind höchstens {n} möglich.', en: 'At most {n} are possible here.' },
  inside_itself: { de: 'Ein Baustein kann nicht in sich selbst verschoben werden.', en: 'A block cannot be moved into itself.' },
  id_taken: { de: 'Diese Kennung gibt es schon. Bitte versuchen Sie es noch einmal.', en: 'This id exists already. Please try again.' },
  too_many_blocks: { de: 'Auf einer Seite sind höchstens {n} Bausteine möglich.', en: 'At most {n} blocks are possible on a page.' },
  too_deep: { de: 'Bausteine sind höchstens {n} Ebenen tief.', en: 'Blocks are at most {n} levels deep.' },
  too_large: { de: 'Die Seite wird damit zu groß. Bitte teilen Sie sie auf.', en: 'This makes the page too large. Please split it.' },
  unknown_block: {
    de: 'Diesen Baustein kennt diese Version nicht. Er bleibt, wie er ist; Sie können ihn verschieben oder entfernen.',
    en: 'This version does not know this block. It stays as it is; you can move or remove it.',
  },
  unknown_field: { de: 'Dieses Feld gibt es hier nicht.', en: 'There is no such field here.' },
  unknown_language: { de: 'In dieser Sprache wird das Feld nicht geführt.', en: 'The field is not kept in this language.' },
  unknown_layout: { de: 'Diese Spalten sind hier nicht möglich.', en: 'These columns are not possible here.' },
  invalid_value: { de: '„{label}“: {reason}', en: '“{label}”: {reason}' },
});
