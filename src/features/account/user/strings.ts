import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  current_password: { de: 'Jetziges Passwort', en: 'Present password' },
  was_confirmed: { de: 'Ihre Adresse ist bestätigt, und Sie sind angemeldet.', en: 'Your address is confirmed, and you are signed in.' },
  member_since: { de: 'Konto seit', en: 'Account since' },
  role: { de: 'Rolle', en: 'Role' },
  to_orders: { de: 'Bestellungen', en: 'Orders' },
  settings_description: { de: 'Einstellungen Ihres Kontos.', en: 'Settings of your account.' },
  your_name: { de: 'Name und Sprache', en: 'Name and language' },
  mail_language: { de: 'Sprache unserer Mails', en: 'Language of our mails' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert.', en: 'Saved.' },
  change_email: { de: 'E-Mail-Adresse ändern', en: 'Change e-mail address' },
  change_email_lead: {
    de: 'Ihre Adresse ist {email}. Eine neue gilt, sobald Sie sie mit dem Link bestätigt haben, den wir dorthin schicken.',
    en: 'Your address is {email}. A new one holds as soon as you have confirmed it with the link that we send there.',
  },
  change_email_needs_password: {
    de: 'Ihre Adresse ist {email}. Um sie zu ändern, setzen Sie bitte zuerst ein Passwort; Sie melden sich bisher nur über einen anderen Dienst an.',
    en: 'Your address is {email}. To change it, please set a password first; so far you sign in through another service only.',
  },
  new_email: { de: 'Neue E-Mail-Adresse', en: 'New e-mail address' },
  email_asked: {
    de: 'Wir haben eine Mail an {email} geschickt. Mit dem Link darin bestätigen Sie die Adresse; bis dahin gilt die bisherige.',
    en: 'We have sent a mail to {email}. Its link confirms the address; until then the present one holds.',
  },
  email_was_changed: { de: 'Ihr Konto hat jetzt diese Adresse, und Sie sind angemeldet.', en: 'Your account has this address now, and you are signed in.' },
  change_password: { de: 'Passwort ändern', en: 'Change password' },
  password_changed: {
    de: 'Ihr neues Passwort gilt. Auf allen anderen Geräten sind Sie abgemeldet.',
    en: 'Your new password holds. You are signed out on all other devices.',
  },
  sessions: { de: 'Wo Sie angemeldet sind', en: 'Where you are signed in' },
  this_session: { de: 'dieses Gerät', en: 'this device' },
  unknown_device: { de: 'Unbekanntes Gerät', en: 'Unknown device' },
  last_used: { de: 'zuletzt {when}', en: 'last used {when}' },
  end_session: { de: 'Beenden', en: 'End' },
  end_session_of: { de: 'Sitzung beenden: {device}', en: 'End session: {device}' },
  end_others: { de: 'Alle anderen beenden', en: 'End all others' },
  session_ended: { de: 'Die Sitzung ist beendet.', en: 'The session has ended.' },
  sessions_ended: { de: 'Alle anderen Sitzungen sind beendet.', en: 'All other sessions have ended.' },
  your_data: { de: 'Ihre Daten', en: 'Your data' },
  your_data_lead: {
    de: 'Alles, was wir zu Ihrem Konto speichern, als Datei: Profil, Sitzungen, Anmeldungen der letzten 90 Tage.',
    en: 'All that we keep of your account, as a file: profile, sessions, sign-ins of the last 90 days.',
  },
  download: { de: 'Meine Daten herunterladen', en: 'Download my data' },
  delete_account: { de: 'Konto löschen', en: 'Delete account' },
  delete_lead: {
    de: 'Damit verschwindet Ihr Konto mit allem, was dazu gehört, sofort und für immer. Gekaufte Karten bleiben gültig.',
    en: 'This removes your account with all that belongs to it, at once and for good. Tickets you have bought stay valid.',
  },
});
