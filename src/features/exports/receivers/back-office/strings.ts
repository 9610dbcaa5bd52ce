import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Adresse', en: 'Address' },
  hint: {
    de: 'Geben Sie sie nur diesem Abnehmer: Wer sie kennt, holt damit ab.',
    en: 'Give it to this receiver alone: whoever knows it can fetch.',
  },
  address: { de: 'Adresse des Abnehmers', en: 'Address of the receiver' },
  copy: { de: 'Adresse kopieren', en: 'Copy address' },
  copied: { de: 'Adresse kopiert', en: 'Address copied' },
  renew: { de: 'Neue Adresse', en: 'New address' },
  renewed: { de: 'Neue Adresse ist da. Unter der alten ist nichts mehr.', en: 'There is a new address. At the old one there is nothing any more.' },
  renew_title: { de: 'Neue Adresse vergeben', en: 'Give a new address' },
  renew_text: {
    de: 'Unter der bisherigen ist sofort nichts mehr. Der Abnehmer bekommt erst wieder Daten, wenn er die neue hat.',
    en: 'At the present one there is nothing at once. The receiver gets data again only with the new one.',
  },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  loading: { de: 'Adresse wird geladen …', en: 'Loading the address …' },
  never: { de: 'Noch nie abgeholt', en: 'Never fetched' },
  fetched: { de: 'Zuletzt abgeholt: {at}, {n}-mal', en: 'Last fetched: {at}, {n} times' },
});
