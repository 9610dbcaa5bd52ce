import type { DeclaredFailure } from '#api/failures.ts';

export const staffFailures = {
  last_admin: {
    status: 409,
    text: {
      de: 'Damit bliebe niemand, der die Website verwaltet. Bitte geben Sie zuerst jemand anderem die Rolle „Verwaltung“; ein Konto zählt, sobald sich die Person damit anmelden kann.',
      en: 'Nobody would be left to administer the website. Please give somebody else the role “Administration” first; an account counts as soon as its owner can sign in.',
    },
  },
  proof_needed: {
    status: 403,
    text: {
      de: 'Bitte bestätigen Sie zuerst, dass Sie es sind: Ihre letzte Bestätigung ist länger als zehn Minuten her.',
      en: 'Please confirm first that it is you: your last confirmation was more than ten minutes ago.',
    },
  },
  not_above: {
    status: 403,
    text: { de: 'Eine höhere Rolle als die eigene kann niemand vergeben.', en: 'Nobody can give a role above their own.' },
  },
  no_longer_admin: {
    status: 403,
    text: {
      de: 'Ihr Konto darf das nicht mehr: Ihre Rolle wurde gerade geändert.',
      en: 'Your account may not do this any more: your role has just been changed.',
    },
  },
  already_staff: {
    status: 409,
    text: {
      de: 'Zu dieser Adresse gibt es schon ein Konto mit dieser oder einer höheren Rolle. Sie finden es in der Liste.',
      en: 'There is an account of this role or a higher one with this address already. You find it in the list.',
    },
  },
  invitation_open: {
    status: 409,
    text: {
      de: 'Zu dieser Adresse ist schon eine Einladung offen. Sie können sie noch einmal senden oder zurückziehen.',
      en: 'There is an open invitation to this address already. You can send it again, or withdraw it.',
    },
  },
  invitation_over: {
    status: 409,
    text: {
      de: 'Diese Einladung ist schon angenommen oder zurückgezogen. Bitte laden Sie die Adresse neu ein.',
      en: 'This invitation has been accepted or withdrawn already. Please invite the address anew.',
    },
  },
  account_deactivated: {
    status: 409,
    text: {
      de: 'Das Konto ist deaktiviert. Bitte geben Sie es zuerst wieder frei.',
      en: 'The account is deactivated. Please open it again first.',
    },
  },
} as const satisfies Record<string, DeclaredFailure>;
