import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Karten', en: 'Tickets' },
  test_title: { de: 'Testkasse', en: 'Test box office' },
  frame: { de: 'Kasse: Plätze wählen und kaufen', en: 'Box office: choose seats and buy tickets' },
  own_window: { de: 'Kasse in eigenem Fenster öffnen', en: 'Open the box office in its own window' },
  closed: { de: 'Die Onlinekasse ist zurzeit geschlossen', en: 'The online box office is closed at the moment' },
  closed_text: {
    de: 'Gerade lassen sich hier keine Karten kaufen. Was wann gespielt wird, steht im Programm; an der Abendkasse erhalten Sie Karten wie gewohnt.',
    en: 'No tickets can be bought here right now. The programme tells you what is on and when; tickets are on sale at the door as usual.',
  },
  programme: { de: 'Zum Programm', en: 'To the programme' },
  slot: { de: 'An dieser Stelle erscheint der Webshop.', en: 'The webshop appears in this place.' },
});
