import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  orders: { de: 'Bestellungen', en: 'Orders' },
  description: { de: 'Karten, die Sie gekauft haben.', en: 'Tickets that you have bought.' },
  none: {
    de: 'Mit der Adresse {email} ist noch keine Bestellung gemacht worden. Haben Sie beim Kauf eine andere angegeben, steht die Bestellung in der Mail dorthin.',
    en: 'No order has been made with the address {email} yet. If you gave another one when buying, the order is in the mail sent there.',
  },
  to_programme: { de: 'Zum Programm', en: 'To the programme' },
  elsewhere: {
    de: 'Unsere Kasse führt Bestellungen auf ihren eigenen Seiten. Sie finden Ihre in der Mail, die Sie nach dem Kauf bekommen haben.',
    en: 'Our box office keeps orders on its own pages. You find yours in the mail that you received after buying.',
  },
  unavailable: {
    de: 'Unsere Kasse antwortet gerade nicht. Ihre Karten gelten; bitte laden Sie die Seite in ein paar Minuten noch einmal.',
    en: 'Our box office does not answer at the moment. Your tickets are valid; please load the page again in a few minutes.',
  },
  again: { de: 'Noch einmal laden', en: 'Load again' },
  order: { de: 'Bestellung {number}', en: 'Order {number}' },
  of: { de: 'vom {day}', en: 'of {day}' },
  tickets: { de: 'eine Karte|{n} Karten', en: 'one ticket|{n} tickets' },
  open: { de: 'Karten ansehen', en: 'See tickets' },
  open_order: { de: 'Karten ansehen: Bestellung {number}', en: 'See tickets: order {number}' },
});
