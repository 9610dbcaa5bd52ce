import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Mails', en: 'Mails' },
  about: {
    de: 'Ob Mails der Website ankommen: Eine Testmail geht an Ihre eigene Adresse. Den Mailserver trägt die Technik ein (SMTP_URL).',
    en: 'Whether mails of the website arrive: a test mail goes to your own address. The mail server is set by whoever runs the site (SMTP_URL).',
  },
  send: { de: 'Testmail an mich senden', en: 'Send a test mail to me' },
  sent: {
    de: 'Der Mailserver hat die Mail an {to} angenommen. Kommt sie nicht an, sehen Sie auch im Spam-Ordner nach.',
    en: 'The mail server has taken the mail to {to}. If it does not arrive, look into the spam folder as well.',
  },
  folder: {
    de: 'Die Mail an {to} hat niemanden erreicht: Es ist kein Mailserver eingetragen, sie liegt als Datei im Ordner „outbox“. Auf einer Testinstanz ist das richtig so; sonst fehlt SMTP_URL.',
    en: 'The mail to {to} has reached nobody: no mail server is set, and it is a file in the folder ‘outbox’. On a staging site that is right; otherwise SMTP_URL is missing.',
  },
  unreachable: {
    de: 'Der Mailserver ist nicht zu erreichen. Prüfen Sie Rechnername und Port in SMTP_URL und ob die Firewall die Verbindung zulässt.',
    en: 'The mail server cannot be reached. Check host name and port in SMTP_URL, and whether the firewall lets the connection through.',
  },
  sign_in: {
    de: 'Der Mailserver nimmt die Anmeldung nicht an. Prüfen Sie Benutzername und Passwort in SMTP_URL.',
    en: 'The mail server does not accept the sign-in. Check user name and password in SMTP_URL.',
  },
  recipient: {
    de: 'Der Mailserver nimmt Mails an {to} nicht an. Prüfen Sie die Adresse in Ihrem Konto.',
    en: 'The mail server takes no mails to {to}. Check the address of your account.',
  },
  refused: {
    de: 'Der Mailserver hat die Mail abgelehnt. Oft darf er nicht für den Absender senden: Prüfen Sie MAIL_FROM.',
    en: 'The mail server has refused the mail. Often it may not send for the sender: check MAIL_FROM.',
  },
  reason: { de: 'Meldung: {reason}', en: 'It said: {reason}' },
  failed: { de: 'Die Testmail ließ sich nicht senden.', en: 'The test mail could not be sent.' },
});
