import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  check: { de: 'Bitte prüfen Sie die markierten Angaben.', en: 'Please check the fields that are marked.' },
  email_missing: { de: 'Bitte geben Sie Ihre E-Mail-Adresse an.', en: 'Please enter your e-mail address.' },
  email_form: {
    de: 'Das ist keine vollständige E-Mail-Adresse. Sie hat die Form name@beispiel.de.',
    en: 'This is not a complete e-mail address. It looks like name@example.org.',
  },
  email_letters: {
    de: 'Vor dem @ sind Umlaute und andere besondere Buchstaben nicht möglich. Bitte geben Sie die Schreibweise ohne sie an, etwa buero statt büro.',
    en: 'Letters with accents are not possible before the @. Please enter the spelling without them, such as buero for büro.',
  },
  email_same: { de: 'Das ist schon die Adresse Ihres Kontos.', en: 'This already is the address of your account.' },
  email_taken: {
    de: 'Zu dieser Adresse gibt es schon ein Konto. Bitte nehmen Sie eine andere, oder geben Sie ihm die Rolle mit „npm run user -- role“.',
    en: 'There is an account with this address already. Please take another one, or give it the role with ‘npm run user -- role’.',
  },
  console_code_missing: {
    de: 'Bitte geben Sie den Code ein. Er steht in der Konsole, in der der Server gestartet wurde.',
    en: 'Please enter the code. It stands in the console in which the server was started.',
  },
  console_code_wrong: {
    de: 'Dieser Code gilt nicht. Bitte nehmen Sie den letzten aus der Konsole, in der der Server gestartet wurde.',
    en: 'This code does not hold. Please take the last one from the console in which the server was started.',
  },
  first_name_missing: { de: 'Bitte geben Sie Ihren Vornamen an.', en: 'Please enter your first name.' },
  last_name_missing: { de: 'Bitte geben Sie Ihren Nachnamen an.', en: 'Please enter your last name.' },
  name_long: { de: 'Bitte kürzen Sie auf {limit} Zeichen.', en: 'Please shorten this to {limit} characters.' },
  name_signs: { de: 'Bitte lassen Sie Adressen und Sonderzeichen wie < und > weg.', en: 'Please leave out addresses and signs such as < and >.' },
  password_missing: { de: 'Bitte geben Sie Ihr Passwort ein.', en: 'Please enter your password.' },
  password_short: {
    de: 'Bitte wählen Sie mindestens {limit} Zeichen. Ein kurzer Satz ist gut und leicht zu merken.',
    en: 'Please choose at least {limit} characters. A short sentence is good and easy to remember.',
  },
  password_long: { de: 'Bitte wählen Sie höchstens {limit} Zeichen.', en: 'Please choose at most {limit} characters.' },
  password_common: {
    de: 'Dieses Passwort gehört zu denen, die zuerst ausprobiert werden. Bitte wählen Sie ein anderes.',
    en: 'This password is among those that are tried first. Please choose another one.',
  },
  password_personal: {
    de: 'Das Passwort besteht aus Ihrem Namen oder Ihrer Adresse. Bitte wählen Sie ein anderes.',
    en: 'The password is made of your name or address. Please choose another one.',
  },
  current_password_wrong: { de: 'Das ist nicht Ihr jetziges Passwort.', en: 'This is not your present password.' },
  sign_up_password_wrong: {
    de: 'Mit diesem Passwort wurde das Konto nicht angelegt. Wissen Sie es nicht mehr, oder waren Sie es nicht selbst, dann setzen Sie mit „Passwort vergessen“ ein neues.',
    en: 'This is not the password with which the account was made. If you no longer know it, or if it was not you, set a new one with “Forgotten password”.',
  },
  too_many_attempts: {
    de: 'Zu viele Versuche. Bitte warten Sie {wait}, oder setzen Sie ein neues Passwort.',
    en: 'Too many attempts. Please wait {wait}, or set a new password.',
  },
  too_many_codes: {
    de: 'Zu viele Versuche. Bitte warten Sie {wait}; die nächste Zahl Ihrer App gilt dann.',
    en: 'Too many attempts. Please wait {wait}; the next number of your app holds then.',
  },
  code_missing: { de: 'Bitte geben Sie den Code ein.', en: 'Please enter the code.' },
  code_wrong: {
    de: 'Dieser Code gilt nicht. Codes der App wechseln alle 30 Sekunden und gelten einmal; bitte nehmen Sie den nächsten. Stimmt er wieder nicht, prüfen Sie die Uhr des Telefons.',
    en: 'This code does not hold. Codes of the app change every 30 seconds and hold once; please take the next one. If it is wrong again, check the clock of the phone.',
  },
  passkey_not_added: {
    de: 'Dieser Passkey konnte nicht hinzugefügt werden: Er ist schon eingetragen, oder die Bestätigung hat zu lange gedauert.',
    en: 'This passkey could not be added: it is registered already, or confirming took too long.',
  },
  passkey_name_missing: { de: 'Bitte geben Sie einen Namen an, zum Beispiel „Laptop“.', en: 'Please give a name, for example ‘Laptop’.' },
  unconfirmed_mailed: {
    de: 'Ihre Adresse ist noch nicht bestätigt. Den Link dazu haben wir Ihnen in der letzten Stunde schon mehrmals geschickt: Bitte sehen Sie auch im Spam-Ordner nach, oder versuchen Sie es später noch einmal.',
    en: 'Your address is not confirmed yet. We have sent you the link several times within the last hour: please look in your spam folder as well, or try again later.',
  },
  confirmation_invalid: {
    de: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt. Ist Ihre Adresse noch nicht bestätigt, schicken wir Ihnen einen neuen, sobald Sie sich anmelden. Ein Konto, das lange niemand bestätigt hat, gibt es nicht mehr; dann legen Sie bitte ein neues an.',
    en: 'This link no longer holds: it has been used, has expired or was replaced by a newer one. If your address is not confirmed yet, we send you a new one as soon as you sign in. An account that nobody has confirmed for long is no longer there; then please make a new one.',
  },
  invitation_invalid: {
    de: 'Diese Einladung gilt nicht mehr: Sie wurde schon angenommen, ist abgelaufen oder zurückgezogen. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
    en: 'This invitation no longer holds: it has been accepted, has expired or was withdrawn. Please ask the person who invited you.',
  },
  email_change_invalid: {
    de: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt, oder die Adresse gehört inzwischen zu einem anderen Konto. Bitte geben Sie die neue Adresse in den Einstellungen noch einmal an.',
    en: 'This link no longer holds: it has been used, has expired, was replaced by a newer one, or the address belongs to another account by now. Please enter the new address in the settings once more.',
  },
  session_gone: { de: 'Diese Sitzung gibt es nicht mehr.', en: 'This session is over already.' },
});
