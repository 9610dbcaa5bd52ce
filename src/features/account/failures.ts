import type { DeclaredFailure } from '#api/failures.ts';

export const accountFailures = {
  wrong_credentials: {
    status: 401,
    text: {
      de: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte prüfen Sie beides, oder setzen Sie ein neues Passwort.',
      en: 'E-mail address and password do not match. Please check both, or set a new password.',
    },
  },
  email_unconfirmed: {
    status: 403,
    text: {
      de: 'Ihre Adresse ist noch nicht bestätigt. Wir haben Ihnen den Link dazu noch einmal geschickt.',
      en: 'Your address is not confirmed yet. We have sent you the link once more.',
    },
  },
  demo_refused: {
    status: 403,
    text: {
      de: 'Die Passwörter der Demo gelten nur auf dem eigenen Rechner, nicht unter einer öffentlichen Adresse. Ein Konto legt die Verwaltung des Hauses an: npm run user.',
      en: 'The passwords of the demo hold on one’s own computer only, not at a public address. The house’s administration makes accounts with npm run user.',
    },
  },
  account_deactivated: {
    status: 403,
    text: {
      de: 'Dieses Konto ist deaktiviert. Wer die Website verwaltet, kann es wieder freigeben.',
      en: 'This account is deactivated. Whoever administers the website can open it again.',
    },
  },
  too_many_mails: {
    status: 429,
    text: {
      de: 'In der letzten Stunde haben Sie schon mehrere Mails angefordert. Bitte sehen Sie auch im Spam-Ordner nach, und versuchen Sie es später noch einmal.',
      en: 'You have asked for several mails within the last hour. Please look in your spam folder as well, and try again later.',
    },
  },
  link_invalid: {
    status: 410,
    text: {
      de: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
      en: 'This link no longer holds: it has been used or has expired. Please ask for a new one.',
    },
  },
  last_admin: {
    status: 409,
    text: {
      de: 'Damit bliebe niemand, der die Website verwaltet. Bitte geben Sie zuerst jemand anderem die Rolle „Verwaltung“; ein Konto zählt, sobald sich die Person damit anmelden kann.',
      en: 'Nobody would be left to administer the website. Please give somebody else the role “Administration” first; an account counts as soon as its owner can sign in.',
    },
  },
  first_run_over: {
    status: 409,
    text: {
      de: 'Diese Website wird schon verwaltet. Bitte melden Sie sich an, oder lassen Sie sich einladen.',
      en: 'This website is administered already. Please sign in, or ask for an invitation.',
    },
  },
  sign_in_again: {
    status: 403,
    text: {
      de: 'Zur Sicherheit: Bitte melden Sie sich ab und wieder an, und löschen Sie das Konto dann.',
      en: 'To be on the safe side, please log out and sign in again, then delete the account.',
    },
  },
  sign_in_needed_first: {
    status: 409,
    text: {
      de: 'Zu dieser Adresse gibt es schon ein Konto. Bitte melden Sie sich zuerst damit an, und öffnen Sie den Link dann noch einmal.',
      en: 'There is an account with this address already. Please sign in with it first, then open the link once more.',
    },
  },
  password_needed: {
    status: 403,
    text: {
      de: 'Zu Ihrem Konto gehört noch kein Passwort. Bitte setzen Sie eines mit „Passwort vergessen“, und ändern Sie die Adresse dann.',
      en: 'Your account has no password yet. Please set one with “Forgotten password”, then change the address.',
    },
  },
  second_step_over: {
    status: 401,
    text: {
      de: 'Die Anmeldung hat zu lange gewartet. Bitte beginnen Sie noch einmal.',
      en: 'The sign-in has waited too long. Please begin again.',
    },
  },
  passkey_refused: {
    status: 401,
    text: {
      de: 'Dieser Passkey gehört zu keinem Konto hier, oder die Bestätigung hat zu lange gedauert. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit dem Passwort an.',
      en: 'This passkey belongs to no account here, or confirming took too long. Please try again, or sign in with your password.',
    },
  },
  proof_needed: {
    status: 403,
    text: {
      de: 'Bitte bestätigen Sie zuerst, dass Sie es sind: Ihre letzte Bestätigung ist länger als zehn Minuten her.',
      en: 'Please confirm first that it is you: your last confirmation was more than ten minutes ago.',
    },
  },
  factors_staff_only: {
    status: 403,
    text: {
      de: 'Einen zweiten Faktor haben nur Konten, mit denen an der Website gearbeitet wird.',
      en: 'Only accounts with which people work on the website have a second factor.',
    },
  },
  too_many_attempts: {
    status: 429,
    text: { de: 'Zu viele Versuche. Bitte warten Sie, oder setzen Sie ein neues Passwort.', en: 'Too many attempts. Please wait, or set a new password.' },
  },
} as const satisfies Record<string, DeclaredFailure>;
