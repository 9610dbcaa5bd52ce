import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  field: {
    de: 'Jemand anders hat denselben Text geändert. Was soll gelten?',
    en: 'Somebody else has changed the same text. Which shall stand?',
  },
  deleted: {
    de: 'Jemand anders hat diesen Baustein gelöscht, während Sie daran gearbeitet haben.',
    en: 'Somebody else has deleted this block while you were working on it.',
  },
  changed: {
    de: 'Sie haben diesen Baustein gelöscht, jemand anders hat ihn gleichzeitig geändert.',
    en: 'You have deleted this block, and somebody else has changed it at the same time.',
  },
  mine_text: { de: 'Ihr Text', en: 'Your text' },
  theirs_text: { de: 'Der andere Text', en: 'The other text' },
  mine_field: { de: 'Meinen behalten', en: 'Keep mine' },
  theirs_field: { de: 'Den anderen nehmen', en: 'Take the other' },
  both: { de: 'Beide behalten', en: 'Keep both' },
  mine_deleted: { de: 'Baustein behalten', en: 'Keep the block' },
  theirs_deleted: { de: 'Löschen', en: 'Delete it' },
  mine_changed: { de: 'Trotzdem löschen', en: 'Delete it all the same' },
  theirs_changed: { de: 'Baustein behalten', en: 'Keep the block' },
  nothing: { de: 'leer', en: 'empty' },
  show: { de: 'Zeigen', en: 'Show' },
});
