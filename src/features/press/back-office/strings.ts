import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Link für die Presse', en: 'Link for the press' },
  hint: {
    de: 'Wer ihn hat, sieht den Pressebereich sofort, auch vor der Sperrfrist und solange die Produktion offline ist. Gespeichert wird er nicht mit dem Formular.',
    en: 'Whoever has it sees the press area at once, before the embargo too and while the production is offline. It is not saved with the form.',
  },
  address: { de: 'Link', en: 'Link' },
  none: {
    de: 'Es gibt keinen Link. Vor der Sperrfrist sieht den Pressebereich niemand.',
    en: 'There is no link. Before the embargo nobody sees the press area.',
  },
  make: { de: 'Link anlegen', en: 'Make a link' },
  renew: { de: 'Neuer Link', en: 'New link' },
  copy: { de: 'Link kopieren', en: 'Copy link' },
  copied: { de: 'Link kopiert', en: 'Link copied' },
  revoke: { de: 'Link zurückziehen', en: 'Take the link back' },
  made: { de: 'Der Link ist da.', en: 'The link is there.' },
  revoked: { de: 'Der Link führt nirgendwohin mehr.', en: 'The link leads nowhere any more.' },
  renew_text: { de: 'Der bisherige führt sofort nirgendwohin mehr.', en: 'The present one leads nowhere at once.' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
});
