import { defineStrings } from '#i18n/strings.ts';

/** The account's pages. */
export const t = defineStrings({
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  new_password: { de: 'Neues Passwort', en: 'New password' },
  current_password: { de: 'Jetziges Passwort', en: 'Present password' },
  first_name: { de: 'Vorname', en: 'First name' },
  last_name: { de: 'Nachname', en: 'Last name' },

  sign_in: { de: 'Anmelden', en: 'Sign in' },
  sign_in_description: { de: 'Anmelden mit Ihrem Konto.', en: 'Sign in with your account.' },
  sign_in_lead: { de: 'Noch kein Konto?', en: 'No account yet?' },
  sign_in_provider: { de: 'Mit {name} anmelden', en: 'Sign in with {name}' },
  provider_failed: {
    de: 'Die Anmeldung dort hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit einem Passwort an.',
    en: 'Signing in there did not work. Please try again, or sign in with a password.',
  },
  forgotten: { de: 'Passwort vergessen', en: 'Forgotten password' },
  was_confirmed: { de: 'Ihre Adresse ist bestätigt, und Sie sind angemeldet.', en: 'Your address is confirmed, and you are signed in.' },
  was_reset: { de: 'Ihr neues Passwort gilt. Sie können sich jetzt anmelden.', en: 'Your new password holds. You can sign in now.' },
  was_deleted: { de: 'Ihr Konto und alles, was dazu gespeichert war, ist gelöscht.', en: 'Your account, and all that was kept of it, is deleted.' },
  was_signed_out: { de: 'Sie sind abgemeldet.', en: 'You are signed out.' },
  sign_in_first: { de: 'Bitte melden Sie sich an, um diese Seite zu sehen.', en: 'Please sign in to see this page.' },

  register: { de: 'Konto anlegen', en: 'Create an account' },
  register_description: { de: 'Ein Konto anlegen.', en: 'Create an account.' },
  register_lead: { de: 'Haben Sie schon eines?', en: 'Do you have one already?' },
  register_done: {
    de: 'Wir haben Ihnen eine Mail geschickt. Mit dem Link darin bestätigen Sie Ihre Adresse; dann ist Ihr Konto bereit.',
    en: 'We have sent you a mail. Its link confirms your address; then your account is ready.',
  },
  look_for_mail: {
    de: 'Ist nach einigen Minuten nichts da, sehen Sie bitte im Spam-Ordner nach.',
    en: 'If nothing has arrived after a few minutes, please look in your spam folder.',
  },

  confirm: { de: 'Adresse bestätigen', en: 'Confirm your address' },
  confirm_description: { de: 'Die Adresse Ihres Kontos bestätigen.', en: 'Confirm the address of your account.' },
  confirm_lead: {
    de: 'Bitte geben Sie das Passwort ein, das Sie gewählt haben. Dann ist Ihr Konto bereit.',
    en: 'Please enter the password that you have chosen. Then your account is ready.',
  },

  reset: { de: 'Neues Passwort', en: 'New password' },
  reset_description: { de: 'Ein neues Passwort für Ihr Konto.', en: 'A new password for your account.' },
  reset_lead: {
    de: 'Sagen Sie uns Ihre Adresse; wir schicken Ihnen einen Link, mit dem Sie ein neues setzen.',
    en: 'Tell us your address; we send you a link with which you set a new one.',
  },
  reset_send: { de: 'Link schicken', en: 'Send the link' },
  reset_sent: {
    de: 'Wenn es zu dieser Adresse ein Konto gibt, ist jetzt eine Mail mit dem Link unterwegs.',
    en: 'If there is an account with this address, a mail with the link is on its way now.',
  },
  set_lead: { de: 'Danach sind Sie auf allen Geräten abgemeldet.', en: 'After that you are signed out on all devices.' },
  set_password: { de: 'Passwort setzen', en: 'Set password' },
  back_to_sign_in: { de: 'Zur Anmeldung', en: 'Back to sign-in' },
  new_link: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },

  sign_out: { de: 'Abmelden', en: 'Log out' },
  sign_out_description: { de: 'Vom Konto abmelden.', en: 'Log out of your account.' },
  sign_out_lead: { de: 'Möchten Sie sich auf diesem Gerät abmelden?', en: 'Do you want to log out on this device?' },

  profile_description: { de: 'Ihr Konto.', en: 'Your account.' },
  profile: { de: 'Mein Profil', en: 'My Profile' },
  member_since: { de: 'Konto seit', en: 'Account since' },
  role: { de: 'Rolle', en: 'Role' },
  role_visitor: { de: 'Besucherin oder Besucher', en: 'Visitor' },
  role_editor: { de: 'Redaktion', en: 'Editor' },
  role_manager: { de: 'Leitung der Redaktion', en: 'Manager' },
  role_admin: { de: 'Verwaltung', en: 'Administration' },
  to_settings: { de: 'Einstellungen', en: 'Settings' },

  settings: { de: 'Einstellungen', en: 'Settings' },
  settings_description: { de: 'Einstellungen Ihres Kontos.', en: 'Settings of your account.' },
  your_name: { de: 'Name und Sprache', en: 'Name and language' },
  mail_language: { de: 'Sprache unserer Mails', en: 'Language of our mails' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert.', en: 'Saved.' },
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
