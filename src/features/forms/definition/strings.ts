import type { Bilingual } from '#content/index.ts';
import { defineStrings } from '#i18n/strings.ts';
import { maxText, maxTextarea } from '../limits.ts';

const sentence = (de: string, en: string): Bilingual => ({ de, en });

export const wrong = {
  required: sentence('Bitte füllen Sie dieses Feld aus.', 'Please fill in this field.'),
  required_choice: sentence('Bitte wählen Sie etwas aus.', 'Please choose something.'),
  required_checkbox: sentence('Bitte setzen Sie hier einen Haken.', 'Please tick this box.'),
  required_file: sentence('Bitte fügen Sie eine Datei hinzu.', 'Please add a file.'),
  too_long: sentence(`Bitte kürzen Sie auf ${maxText} Zeichen.`, `Please shorten this to ${maxText} characters.`),
  too_long_textarea: sentence(
    `Bitte kürzen Sie auf ${maxTextarea.toLocaleString('de')} Zeichen.`,
    `Please shorten this to ${maxTextarea.toLocaleString('en')} characters.`,
  ),
  not_among: sentence('Bitte wählen Sie etwas, das zur Wahl steht.', 'Please choose one of the choices.'),
  no_email: sentence(
    'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    'Please enter an e-mail address, for example name@example.com.',
  ),
  not_confirmed: sentence(
    'Die beiden E-Mail-Adressen stimmen nicht überein. Bitte wiederholen Sie hier die Adresse.',
    'The two e-mail addresses differ. Please repeat the address here.',
  ),
  no_date: sentence('Bitte geben Sie einen Tag ein, den es gibt.', 'Please enter a day that exists.'),
  no_datetime: sentence('Bitte geben Sie Tag und Uhrzeit ein, die es gibt.', 'Please enter a day and time that exist.'),
  not_born: sentence('Bitte geben Sie ein Geburtsdatum ein, das in der Vergangenheit liegt.', 'Please enter a date of birth in the past.'),
  no_number: sentence('Bitte geben Sie eine Zahl ein.', 'Please enter a number.'),
  no_url: sentence('Bitte geben Sie eine Adresse im Netz ein, die mit https:// beginnt.', 'Please enter a web address that begins with https://.'),
  no_file: sentence('Eine der Dateien ist nicht mehr da. Bitte fügen Sie sie noch einmal hinzu.', 'One of the files is no longer there. Please add it again.'),
};

export const tooLow = (least: number): Bilingual => sentence(`Bitte geben Sie mindestens ${least} ein.`, `Please enter at least ${least}.`);
export const tooHigh = (greatest: number): Bilingual => sentence(`Bitte geben Sie höchstens ${greatest} ein.`, `Please enter at most ${greatest}.`);
export const tooManyFiles = (most: number): Bilingual =>
  most === 1
    ? sentence('Bitte fügen Sie nur eine Datei hinzu.', 'Please add one file only.')
    : sentence(`Bitte fügen Sie höchstens ${most} Dateien hinzu.`, `Please add ${most} files at most.`);

export const t = defineStrings({
  submit: { de: 'Absenden', en: 'Send' },
  closed: { de: 'Dieses Formular ist zurzeit geschlossen.', en: 'This form is closed at present.' },
  repeat_email: { de: 'E-Mail-Adresse wiederholen', en: 'Repeat e-mail address' },
  thanks: { de: 'Vielen Dank. Ihre Angaben sind bei uns angekommen.', en: 'Thank you. What you have sent has reached us.' },
});
