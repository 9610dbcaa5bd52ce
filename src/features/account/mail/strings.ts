import { defineStrings } from '#i18n/strings.ts';

/** The mails about an account. */
export const t = defineStrings({
  greeting: { de: 'Guten Tag {name},', en: 'Dear {name},' },
  confirm_subject: { de: 'Bitte bestätigen Sie Ihre Adresse', en: 'Please confirm your address' },
  confirm_before: {
    de: 'schön, dass Sie da sind. Mit diesem Link und dem Passwort, das Sie gewählt haben, bestätigen Sie, dass die Adresse Ihnen gehört; dann ist Ihr Konto bereit.',
    en: 'it is good to have you with us. With this link and the password that you chose you confirm that the address is yours; then your account is ready.',
  },
  confirm_link: { de: 'Adresse bestätigen', en: 'Confirm address' },
  confirm_after: {
    de: 'Der Link gilt {n} Stunden und einmal. Haben Sie kein Konto angelegt, dann lassen Sie ihn unbenutzt.',
    en: 'The link holds for {n} hours and once. If you have not made an account, leave it unused.',
  },
  existing_subject: { de: 'Sie haben schon ein Konto', en: 'You already have an account' },
  existing_before: {
    de: 'jemand, vermutlich Sie selbst, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines; Sie können sich damit anmelden.',
    en: 'somebody, probably you, wanted to make an account with this address. There already is one; you can sign in with it.',
  },
  existing_link: { de: 'Anmelden', en: 'Sign in' },
  existing_after: {
    de: 'Wissen Sie das Passwort nicht mehr, dann setzen Sie auf der Anmeldeseite ein neues. Waren Sie es nicht, müssen Sie nichts tun.',
    en: 'If you no longer know the password, set a new one on the sign-in page. If it was not you, there is nothing to do.',
  },
  reset_subject: { de: 'Ein neues Passwort setzen', en: 'Set a new password' },
  reset_before: {
    de: 'mit diesem Link setzen Sie ein neues Passwort für Ihr Konto.',
    en: 'with this link you set a new password for your account.',
  },
  reset_link: { de: 'Neues Passwort setzen', en: 'Set a new password' },
  reset_after: {
    de: 'Der Link gilt {n} Minuten und einmal. Haben Sie ihn nicht angefordert, dann bleibt alles, wie es ist.',
    en: 'The link holds for {n} minutes and once. If you have not asked for it, everything stays as it is.',
  },
  changed_subject: { de: 'Ihr Passwort wurde geändert', en: 'Your password has been changed' },
  changed_before: {
    de: 'das Passwort Ihres Kontos wurde soeben geändert; alle anderen Sitzungen sind beendet. Waren Sie das nicht, dann setzen Sie bitte sofort ein neues.',
    en: 'the password of your account has just been changed; all other sessions have ended. If it was not you, please set a new one at once.',
  },
});
