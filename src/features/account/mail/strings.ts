import { defineStrings } from '#i18n/strings.ts';

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
  new_email_subject: { de: 'Bitte bestätigen Sie Ihre neue Adresse', en: 'Please confirm your new address' },
  new_email_before: {
    de: 'mit diesem Link und Ihrem Passwort machen Sie diese Adresse zu der Ihres Kontos. Bis dahin gilt die bisherige.',
    en: 'with this link and your password you make this address that of your account. Until then the present one holds.',
  },
  new_email_link: { de: 'Neue Adresse bestätigen', en: 'Confirm the new address' },
  new_email_after: {
    de: 'Der Link gilt {n} Stunden und einmal. Haben Sie ihn nicht angefordert, dann lassen Sie ihn unbenutzt.',
    en: 'The link holds for {n} hours and once. If you have not asked for it, leave it unused.',
  },
  taken_email_subject: { de: 'Sie haben schon ein Konto', en: 'You already have an account' },
  taken_email_before: {
    de: 'jemand, vermutlich Sie selbst, wollte diese Adresse für ein anderes Konto angeben. Sie gehört schon zu diesem, und dabei bleibt es.',
    en: 'somebody, probably you, wanted to give this address to another account. It belongs to this one already, and stays with it.',
  },
  taken_email_link: { de: 'Anmelden', en: 'Sign in' },
  taken_email_after: {
    de: 'Möchten Sie die Adresse für das andere Konto, dann löschen Sie zuerst dieses. Waren Sie es nicht, müssen Sie nichts tun.',
    en: 'If you want the address for the other account, delete this one first. If it was not you, there is nothing to do.',
  },
  invitation_subject: { de: '{venue}: Einladung zur Mitarbeit an der Website', en: '{venue}: an invitation to work on the website' },
  invitation_greeting: { de: 'Guten Tag,', en: 'Hello,' },
  invitation_before: {
    de: '{name} lädt Sie ein, an der Website von {venue} mitzuarbeiten. Ihre Rolle: {role}.',
    en: '{name} invites you to work on the website of {venue}. Your role: {role}.',
  },
  invitation_link: { de: 'Einladung ansehen', en: 'See the invitation' },
  invitation_after: {
    de: 'Der Link gilt {n} Tage, einmal und nur für diese Adresse. Haben Sie damit nicht gerechnet, dann lassen Sie ihn unbenutzt.',
    en: 'The link holds for {n} days, once, and for this address alone. If you did not expect it, leave it unused.',
  },
  email_asked_subject: { de: 'Für Ihr Konto wurde eine neue Adresse angegeben', en: 'A new address was given for your account' },
  email_asked_before: {
    de: 'für Ihr Konto wurde soeben eine neue E-Mail-Adresse angegeben: {email}. Sie gilt, sobald sie dort bestätigt ist.',
    en: 'a new e-mail address has just been given for your account: {email}. It holds as soon as it is confirmed there.',
  },
  email_asked_link: { de: 'Neues Passwort setzen', en: 'Set a new password' },
  email_asked_after: {
    de: 'Waren Sie das nicht, dann setzen Sie bitte sofort ein neues Passwort: Damit behält Ihr Konto diese Adresse. Waren Sie es, müssen Sie hier nichts tun.',
    en: 'If it was not you, please set a new password at once: your account then keeps this address. If it was you, there is nothing to do here.',
  },
  email_changed_subject: { de: 'Die Adresse Ihres Kontos wurde geändert', en: 'The address of your account has been changed' },
  email_changed_before: {
    de: 'Ihr Konto hat jetzt die E-Mail-Adresse {email}; dorthin gehen künftig die Mails dazu. An diese hier war es die letzte.',
    en: 'your account now has the e-mail address {email}; mails about it go there from now on. This was the last one to this address.',
  },
  email_changed_link: { de: 'Zur Website', en: 'To the website' },
  email_changed_after: {
    de: 'Waren Sie das nicht, dann wenden Sie sich bitte gleich an uns.',
    en: 'If it was not you, please get in touch with us at once.',
  },

  factors_subject: { de: 'Der zweite Faktor Ihres Kontos wurde geändert', en: 'The second factor of your account was changed' },
  factors_before: {
    de: 'gerade wurde geändert, womit Sie sich neben dem Passwort anmelden: eine App für Einmalcodes, ein Passkey oder die Wiederherstellungscodes.',
    en: 'what you sign in with beside your password has just been changed: an app for one-time codes, a passkey, or the recovery codes.',
  },
  factors_link: { de: 'Neues Passwort setzen', en: 'Set a new password' },
  factors_after: {
    de: 'Waren Sie das nicht, dann setzen Sie bitte sofort ein neues Passwort und sagen Sie es denen, die die Website verwalten.',
    en: 'If it was not you, please set a new password at once, and tell those who administer the website.',
  },
  factors_removed_subject: { de: 'Der zweite Faktor Ihres Kontos wurde entfernt', en: 'The second factor of your account was removed' },
  factors_removed_before: {
    de: 'wer die Website verwaltet, hat den zweiten Faktor Ihres Kontos entfernt, mit allen Wiederherstellungscodes. Sie melden sich jetzt mit dem Passwort an und richten dann einen neuen ein.',
    en: 'whoever administers the website has removed the second factor of your account, with all recovery codes. You now sign in with your password, then set up a new one.',
  },
  factors_removed_link: { de: 'Anmelden', en: 'Sign in' },
  factors_removed_after: {
    de: 'Haben Sie nicht darum gebeten, dann fragen Sie bitte nach.',
    en: 'If you did not ask for that, please ask why.',
  },
});
