import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  house_subject: { de: '{name}: neue Einsendung', en: '{name}: new entry' },
  house_before: { de: 'Über das Formular „{title}“ ist am {when} dies eingegangen:', en: 'This has come by the form ‘{title}’ on {when}:' },
  house_reply: { de: 'Eine Antwort auf diese Mail geht an {email}.', en: 'A reply to this e-mail goes to {email}.' },
  house_link: { de: 'Einsendung öffnen', en: 'Open the entry' },
  house_not_kept: {
    de: 'Die Einsendung wird nicht aufbewahrt: Diese Mail ist das Einzige, was davon bleibt.',
    en: 'The entry is not kept: this e-mail is all that remains of it.',
  },
  copy_before: { de: 'Dies haben Sie uns geschickt:', en: 'This is what you have sent us:' },
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  confirm_subject: { de: '{title}: bitte bestätigen', en: '{title}: please confirm' },
  confirm_before: {
    de: 'mit dieser Adresse wurde das Formular „{title}“ abgeschickt. Bitte bestätigen Sie, dass Sie das waren. Erst dann gilt es.',
    en: 'The form ‘{title}’ was sent with this address. Please confirm that it was you. Only then does it count.',
  },
  confirm: { de: 'Jetzt bestätigen', en: 'Confirm now' },
  confirm_after: {
    de: 'Wenn Sie das nicht waren, tun Sie einfach nichts: Nach {n} Tagen ist alles gelöscht.',
    en: 'If it was not you, simply do nothing: after {n} days all of it is deleted.',
  },
  confirm_place: {
    de: 'Dieses Formular nimmt nur eine bestimmte Zahl von Einsendungen an: Ihre ist {n} Stunden lang vorgemerkt.',
    en: 'This form takes only so many entries: yours holds its place for {n} hours.',
  },
  files: { de: '{name} ({size})', en: '{name} ({size})' },
});
