import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Erinnern, wenn der Verkauf beginnt', en: 'Remind me when the sale begins' },
  description: { de: 'Eine Mail, sobald es Karten gibt.', en: 'A mail as soon as there are tickets.' },
  none_title: { de: 'Keine Erinnerung nötig', en: 'No reminder needed' },
  none: { de: 'Woran wir erinnern könnten, gibt es hier nicht mehr.', en: 'There is nothing left of which we could remind you.' },
  to_event: { de: 'Zur Veranstaltung', en: 'To the event' },
  to_programme: { de: 'Zum Programm', en: 'To the programme' },
  of_season: { de: 'Alle Termine der Spielzeit {name}', en: 'All dates of the {name} season' },
  of_event: { de: 'Nur dieser Termin', en: 'This date alone' },
  what: { de: 'Woran wir Sie erinnern', en: 'What we remind you of' },
  group: { de: 'Welcher Verkauf', en: 'Which sale' },
  all: { de: 'Für alle', en: 'To everybody' },
  friends: { de: 'Für den Freundeskreis', en: 'To friends' },
  subscribers: { de: 'Für Abonnentinnen und Abonnenten', en: 'To subscribers' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  submit: { de: 'Erinnern', en: 'Remind me' },
  wait_title: { de: 'Bescheid, wenn es wieder Karten gibt', en: 'Tell me when there are tickets again' },
  wait_lead: {
    de: 'Wer zuerst fragt, erfährt es zuerst: Wir schreiben immer nur so vielen, wie gerade Karten frei sind, und erst nach einer halben Stunde den Nächsten. Zurückhalten können wir keine.',
    en: 'Those who ask first are told first: we write only to as many as there are tickets for, and to the next after half an hour. We cannot hold any back.',
  },
  seats: { de: 'Wie viele Karten', en: 'How many tickets' },
  together: { de: 'Nur Plätze nebeneinander', en: 'Only seats side by side' },
  together_hint: {
    de: 'Sonst schreiben wir auch, wenn die Plätze verteilt liegen.',
    en: 'Otherwise we also write when the seats are apart.',
  },
  wait_submit: { de: 'Auf die Warteliste', en: 'Join the waiting list' },
  seats_wrong: {
    de: 'Bitte wählen Sie, wie viele Karten Sie brauchen: 1 bis {n}.',
    en: 'Please choose how many tickets you need: 1 to {n}.',
  },
  privacy: {
    de: 'Wir schreiben Ihnen nur dazu. Ihre Adresse bestätigen Sie einmal; mit der letzten Nachricht löschen wir sie. {privacy}',
    en: 'We write to you about this alone. You confirm your address once; with the last message we delete it. {privacy}',
  },
  privacy_link: { de: 'Datenschutz', en: 'Privacy' },
  asked: {
    de: 'Danke. Bitte sehen Sie in Ihr Postfach: Wir haben Ihnen eine Mail geschickt, mit der Sie Ihre Adresse bestätigen, falls Sie das noch nicht getan haben.',
    en: 'Thank you. Please look into your mailbox: we have sent you a mail with which you confirm your address, if you have not done so yet.',
  },
  confirm_title: { de: 'Adresse bestätigen', en: 'Confirm your address' },
  confirm_lead: { de: 'Dann schreiben wir Ihnen, sobald es so weit ist.', en: 'Then we write to you as soon as the time comes.' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  confirmed: {
    de: 'Danke, Ihre Adresse ist bestätigt. Wir schreiben Ihnen, wenn es so weit ist.',
    en: 'Thank you, your address is confirmed. We write to you when the time comes.',
  },
  off_title: { de: 'Nachricht abbestellen', en: 'Turn off the message' },
  off_lead: {
    de: 'Ein Klick genügt; Ihre Adresse löschen wir, wenn sonst nichts aussteht.',
    en: 'One click is enough; we delete your address if nothing else is pending.',
  },
  off: { de: 'Abbestellen', en: 'Turn it off' },
  is_off: { de: 'Abbestellt. Dazu schreiben wir Ihnen nicht mehr.', en: 'Turned off. We will not write to you about this any more.' },
});
