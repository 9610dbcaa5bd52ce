import { choice, type FormTemplate, text } from './template.ts';

/** § 7 UWG: an entry counts only with its confirmation; as the proof of consent (Art. 7 (1) GDPR) it stays longer. */
export const newsletter: FormTemplate = {
  key: 'newsletter',
  title: text('Newsletter', 'Newsletter'),
  description: text(
    'Anmeldung mit Themen; sie gilt, sobald die Adresse durch eine Mail bestätigt ist.',
    'Registration with topics; it counts as soon as the address is confirmed by a mail.',
  ),
  intro: text(
    'Einmal im Monat: was kommt, wofür der Vorverkauf beginnt und was hinter der Bühne geschieht.',
    'Once a month: what is coming, what goes on sale and what happens backstage.',
  ),
  questions: [
    {
      kind: 'email',
      slug: 'email',
      label: text('E-Mail-Adresse', 'E-mail address'),
      help: text(
        'Sie erhalten zuerst eine Mail, mit der Sie die Anmeldung bestätigen.',
        'You will first receive an e-mail with which you confirm your registration.',
      ),
      required: true,
    },
    { kind: 'text', slug: 'name', label: text('Wie dürfen wir Sie anreden?', 'How may we address you?') },
    {
      kind: 'checkboxes',
      slug: 'themen',
      label: text('Was interessiert Sie?', 'What interests you?'),
      choices: [
        choice('konzert', 'Konzert', 'Concerts'),
        choice('buehne', 'Theater, Oper und Tanz', 'Theatre, opera and dance'),
        choice('familie', 'Für Familien und Kinder', 'For families and children'),
        choice('einblicke', 'Proben und Gespräche', 'Rehearsals and talks'),
      ],
    },
    {
      kind: 'radio',
      slug: 'sprache',
      label: text('In welcher Sprache?', 'In which language?'),
      required: true,
      choices: [choice('deutsch', 'Deutsch', 'German'), choice('englisch', 'Englisch', 'English')],
    },
    {
      kind: 'checkbox',
      slug: 'einwilligung',
      label: text(
        'Ich möchte den Newsletter erhalten und kann ihn jederzeit abbestellen.',
        'I would like to receive the newsletter and can unsubscribe at any time.',
      ),
      required: true,
    },
  ],
  privacy: text(
    'Wir verwenden Ihre Adresse allein für den Newsletter. In jeder Ausgabe steht ein Link, mit dem Sie ihn abbestellen. Ihre Anmeldung heben wir als Nachweis vier Jahre auf.',
    'We use your address only for the newsletter. Each issue has a link with which you unsubscribe. We keep your registration as evidence for four years.',
  ),
  thanks: text(
    'Fast fertig: Bitte bestätigen Sie die Anmeldung mit der Mail, die wir Ihnen schicken.',
    'Almost done: please confirm your registration with the e-mail that we are sending you.',
  ),
  mail: text(
    'Guten Tag,\n\nvielen Dank, Ihre Adresse ist bestätigt. Ab der nächsten Ausgabe erhalten Sie unseren Newsletter; abbestellen können Sie ihn in jeder.\n\n{alles}',
    'Hello,\n\nThank you, your address is confirmed. You will receive our newsletter from the next issue on; you can unsubscribe in each.\n\n{alles}',
  ),
  confirmsAddress: true,
  retention: 1_461,
};
