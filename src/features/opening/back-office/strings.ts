import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Eröffnung', en: 'Opening' },
  description: { de: 'Was ein neues Haus tut, bis seine Website offen ist.', en: 'What a new house does until its website is open.' },
  lead: {
    de: 'Was bis zur Eröffnung der Website zu tun ist, in einer Reihenfolge, die sich bewährt hat. Sie können jederzeit überall anfangen.',
    en: 'What there is to do until the website opens, in an order that works well. You can begin anywhere at any time.',
  },
  progress: { de: '{n} von {of} erledigt', en: '{n} of {of} done' },
  open: { de: 'Die Website ist offen, und alles ist eingerichtet.', en: 'The website is open, and everything is set up.' },
  steps: { de: 'Schritte', en: 'Steps' },
  done: { de: 'Erledigt', en: 'Done' },
  to_do: { de: 'Offen', en: 'To do' },
  name: { de: 'Dem Haus seinen Namen geben', en: 'Give the house its name' },
  name_hint: { de: 'Er steht im Kopf jeder Seite, in Mails und in Suchmaschinen.', en: 'It stands at the head of every page, in mails and in search engines.' },
  look: { de: 'Logo und Akzentfarbe wählen', en: 'Choose logo and accent colour' },
  look_hint: {
    de: 'Das Logo tritt an die Stelle des Namens; die Farbe wird in beiden Ansichten auf Lesbarkeit geprüft.',
    en: 'The logo takes the place of the name; the colour is checked for legibility in both themes.',
  },
  address: { de: 'Die Anschrift eintragen', en: 'Enter the address' },
  address_hint: { de: 'Für Kalender, Karten und Suchmaschinen.', en: 'For calendars, maps and search engines.' },
  rooms: { de: 'Säle anlegen', en: 'Make halls' },
  rooms_hint: { de: 'Wo gespielt wird; ein Import legt fehlende an.', en: 'Where performances take place; an import makes those that are missing.' },
  programme: { de: 'Saison importieren', en: 'Import the season' },
  programme_hint: {
    de: 'Aus iCalendar, CSV oder JSON-LD, mit Vorschau und Rückweg. Oder von Hand: eine Produktion mit ihren Terminen. Ein ganzes Beispiel zeigt die Demo: DEMO=yes in einem eigenen DATA_DIR.',
    en: 'From iCalendar, CSV or JSON-LD, with a preview and a way back. Or by hand: a production with its dates. The demo has a whole example: DEMO=yes in a DATA_DIR of its own.',
  },
  imprint: { de: 'Impressum', en: 'Imprint' },
  imprint_hint: { de: '§ 5 DDG: Es muss da sein, bevor die Website öffnet.', en: 'Required by law (§ 5 DDG) before the website opens.' },
  privacy: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  privacy_hint: {
    de: 'Art. 13 DSGVO: was gespeichert wird, wozu und wie lange.',
    en: 'Required by Art. 13 GDPR: what is stored, what for and for how long.',
  },
  mail: { de: 'Mails verbinden', en: 'Connect mail' },
  mail_hint: {
    de: 'Wer den Server betreibt, trägt SMTP_URL ein. Bis dahin liegen Mails in einem Ordner, und Einladungen werden als Link übergeben.',
    en: 'Whoever runs the server sets SMTP_URL. Until then mails lie in a folder, and invitations are handed over as links.',
  },
  box_office: { de: 'Box-Office verbinden', en: 'Connect the box office' },
  box_office_hint: {
    de: 'Wer den Server betreibt, trägt BOX_OFFICE_URL ein. Ohne sie zeigt die Website das Programm und verkauft nichts.',
    en: 'Whoever runs the server sets BOX_OFFICE_URL. Without it the website shows the programme and sells nothing.',
  },
  colleague: { de: 'Jemanden einladen', en: 'Invite somebody' },
  colleague_hint: {
    de: 'Am besten auch eine zweite Person mit der Rolle „Verwaltung“: Dann sperrt sich niemand aus.',
    en: 'Best also a second person with the role ‘Administration’: then nobody is locked out.',
  },
  online: { de: 'Online gehen', en: 'Go online' },
  online_hint: {
    de: 'Bis dahin sehen alle, die nicht angemeldet sind, „Website offline“. Suchmaschinen kommen mit INSTANCE=live.',
    en: 'Until then whoever is not signed in sees ‘Website offline’. Search engines come with INSTANCE=live.',
  },
});
