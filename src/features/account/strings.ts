import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  new_password: { de: 'Neues Passwort', en: 'New password' },
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
  with_passkey: { de: 'Mit einem Passkey anmelden', en: 'Sign in with a passkey' },
  forgotten: { de: 'Passwort vergessen', en: 'Forgotten password' },
  was_reset: { de: 'Ihr neues Passwort gilt. Sie können sich jetzt anmelden.', en: 'Your new password holds. You can sign in now.' },
  was_deleted: { de: 'Ihr Konto und alles, was dazu gespeichert war, ist gelöscht.', en: 'Your account, and all that was kept of it, is deleted.' },
  was_signed_out: { de: 'Sie sind abgemeldet.', en: 'You are signed out.' },
  sign_in_first: { de: 'Bitte melden Sie sich an, um diese Seite zu sehen.', en: 'Please sign in to see this page.' },

  register: { de: 'Konto anlegen', en: 'Create an account' },
  look_for_mail: {
    de: 'Ist nach einigen Minuten nichts da, sehen Sie bitte im Spam-Ordner nach.',
    en: 'If nothing has arrived after a few minutes, please look in your spam folder.',
  },

  confirm: { de: 'Adresse bestätigen', en: 'Confirm your address' },
  invitation_description: { de: 'Eine Einladung zur Mitarbeit an der Website annehmen.', en: 'Accept an invitation to work on the website.' },
  invitation_lead: {
    de: '{name} lädt Sie ein, an der Website mitzuarbeiten. Ihre Rolle: {role}. Die Einladung gilt für {email} und bis {day}.',
    en: '{name} invites you to work on the website. Your role: {role}. The invitation is for {email} and holds until {day}.',
  },
  invitation_new: { de: 'Bitte sagen Sie, wie Sie heißen, und wählen Sie ein Passwort.', en: 'Please tell us your name and choose a password.' },
  invitation_password: {
    de: 'Zu dieser Adresse gibt es schon ein Konto. Es bekommt die neue Rolle; bitte geben Sie sein Passwort ein.',
    en: 'There is an account with this address already. It gets the new role; please enter its password.',
  },
  invitation_signed_in: {
    de: 'Sie sind mit dieser Adresse angemeldet. Ihr Konto bekommt die neue Rolle.',
    en: 'You are signed in with this address. Your account gets the new role.',
  },
  invitation_provider: {
    de: 'Zu dieser Adresse gibt es ein Konto ohne Passwort. Bitte melden Sie sich zuerst damit an; danach führt dieser Link hierher zurück.',
    en: 'There is an account with this address that has no password. Please sign in with it first; this link then leads back here.',
  },
  invitation_gone: { de: 'Diese Einladung gilt nicht mehr', en: 'This invitation no longer holds' },
  set_password: { de: 'Passwort setzen', en: 'Set password' },
  back_to_sign_in: { de: 'Zur Anmeldung', en: 'Back to sign-in' },
  sign_out_description: { de: 'Vom Konto abmelden.', en: 'Log out of your account.' },
  sign_out_lead: { de: 'Möchten Sie sich auf diesem Gerät abmelden?', en: 'Do you want to log out on this device?' },

  profile_description: { de: 'Ihr Konto.', en: 'Your account.' },
  profile: { de: 'Mein Profil', en: 'My Profile' },
  to_settings: { de: 'Einstellungen', en: 'Settings' },

  settings: { de: 'Einstellungen', en: 'Settings' },
  invitation: { de: 'Einladung annehmen', en: 'Accept the invitation' },
  sign_out: { de: 'Abmelden', en: 'Log out' },
});
