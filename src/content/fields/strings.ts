import { defineStrings } from '#i18n/strings.ts';

/** `required` and `invalid_email` are given word for word (E §5). */
export const t = defineStrings({
  required: { de: 'Bitte füllen Sie dieses Feld aus.', en: 'This field is required!' },
  invalid_email: { de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', en: 'Invalid e-mail address!' },
  invalid_value: { de: 'Dieser Wert passt nicht in dieses Feld.', en: 'This value does not fit this field.' },
  too_long: { de: 'Höchstens {limit} Zeichen.', en: 'At most {limit} characters.' },
  invalid_link: {
    de: 'Bitte geben Sie eine Adresse an, die mit „/“ oder „https://“ beginnt, eine E-Mail-Adresse oder eine Telefonnummer mit „tel:“.',
    en: 'Please give an address that begins with “/” or “https://”, an e-mail address, or a telephone number with “tel:”.',
  },
  invalid_anchor: {
    de: 'Bitte nehmen Sie Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel „anfahrt“.',
    en: 'Please use small letters, digits and hyphens, such as “directions”.',
  },
  missing_alternative: {
    de: 'Bitte beschreiben Sie das Bild, oder kennzeichnen Sie es als schmückend.',
    en: 'Please describe the image, or mark it as decorative.',
  },
  not_a_number: { de: 'Bitte geben Sie eine Zahl ein.', en: 'Please enter a number.' },
  not_whole: { de: 'Bitte geben Sie eine ganze Zahl ein.', en: 'Please enter a whole number.' },
  not_between: { de: 'Bitte geben Sie eine Zahl von {min} bis {max} ein.', en: 'Please enter a number from {min} to {max}.' },
  unknown_choice: { de: 'Bitte wählen Sie eine der Möglichkeiten.', en: 'Please choose one of the options.' },
  invalid_instant: { de: 'Bitte geben Sie Tag und Uhrzeit an, die es gibt.', en: 'Please give a day and time that exist.' },
  invalid_day: { de: 'Bitte geben Sie einen Tag an, den es gibt.', en: 'Please give a day that exists.' },
  invalid_time: { de: 'Bitte geben Sie eine Uhrzeit von 00:00 bis 23:59 an.', en: 'Please give a time from 00:00 to 23:59.' },
  invalid_amount: {
    de: 'Bitte geben Sie einen Betrag mit höchstens zwei Stellen nach dem Komma an.',
    en: 'Please give an amount with at most two decimal places.',
  },
  invalid_colour: { de: 'Bitte geben Sie eine Farbe wie #d1290f an.', en: 'Please give a colour such as #d1290f.' },
  invalid_slug: {
    de: 'Bitte nehmen Sie Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel „grosser-saal“.',
    en: 'Please use small letters, digits and hyphens, such as “great-hall”.',
  },
  window_reversed: { de: 'Das Ende liegt vor dem Anfang. Bitte wählen Sie ein späteres.', en: 'The end is before the beginning. Please choose a later one.' },
  embed_host: {
    de: 'Bitte geben Sie eine Adresse oder einen Einbettungscode von {hosts} an.',
    en: 'Please give an address or an embed code from {hosts}.',
  },
  video_host: { de: 'Bitte geben Sie die Adresse eines Videos von {hosts} an.', en: 'Please give the address of a video from {hosts}.' },
  too_few: { de: 'Bitte fügen Sie mindestens {n} hinzu.', en: 'Please add at least {n}.' },
  too_many: { de: 'Höchstens {n} sind möglich.', en: 'At most {n} are possible.' },
});
