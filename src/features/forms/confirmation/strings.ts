import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Adresse bestätigen', en: 'Confirm your address' },
  description: { de: 'Bestätigen, was mit einem Formular abgeschickt wurde.', en: 'Confirm what was sent by a form.' },
  lead: { de: 'Mit einem Klick gilt, was Sie mit „{title}“ abgeschickt haben.', en: 'With one click, what you have sent by ‘{title}’ counts.' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  confirmed: { de: 'Vielen Dank, Ihre Adresse ist bestätigt.', en: 'Thank you, your address is confirmed.' },
});
