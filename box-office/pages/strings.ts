import type { Language } from '../language.ts';

const table = {
  boxOffice: { de: 'Kasse', en: 'Box office' },
  skip: { de: 'Zum Inhalt', en: 'Skip to content' },
  languages: { de: 'Sprache der Kasse', en: 'Language of the box office' },
  toSite: { de: 'Zur Website', en: 'To the website' },
  demo: {
    de: 'Vorführbetrieb: Es wird nichts abgebucht, und die Karten gelten nicht.',
    en: 'Demonstration: nothing is charged, and the tickets are not valid.',
  },
  steps: { de: 'Schritte', en: 'Steps' },
  stepCart: { de: 'Warenkorb', en: 'Cart' },
  stepCheckout: { de: 'Bestellung', en: 'Checkout' },
  stepOrder: { de: 'Bestätigung', en: 'Confirmation' },

  programme: { de: 'Karten', en: 'Tickets' },
  noEvents: { de: 'Zurzeit sind keine Veranstaltungen im Verkauf.', en: 'There are no events on sale at the moment.' },
  available: { de: 'Karten erhältlich', en: 'Tickets available' },
  few: { de: 'Wenige Karten', en: 'Few tickets left' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  not_open: { de: 'Noch nicht im Verkauf', en: 'Not yet on sale' },
  closed: { de: 'Verkauf beendet', en: 'Sale closed' },
  over: { de: 'Verkauf beendet', en: 'Sale closed' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  postponed: { de: 'Verschoben', en: 'Postponed' },
  timeSlot: { de: 'Einlass', en: 'Entry time' },
  number: { de: 'Anzahl', en: 'Number' },
  add: { de: 'In den Warenkorb', en: 'Add to cart' },
  most: { de: 'Noch {n} Platz nebeneinander|Noch bis zu {n} Plätze nebeneinander', en: '{n} seat left together|Up to {n} seats left together' },
  mostFree: { de: 'Noch {n} Karte|Noch bis zu {n} Karten', en: '{n} ticket left|Up to {n} tickets left' },

  cart: { de: 'Warenkorb', en: 'Cart' },
  tickets: { de: '{n} Karte|{n} Karten', en: '{n} ticket|{n} tickets' },
  each: { de: 'je {price}', en: '{price} each' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeLine: { de: '{what} entfernen', en: 'Remove {what}' },
  total: { de: 'Summe', en: 'Total' },
  vat: { de: 'Endpreis, ohne Gebühren', en: 'final price, no fees' },
  toCheckout: { de: 'Weiter zur Bestellung', en: 'Continue to checkout' },
  moreTickets: { de: 'Weitere Karten wählen', en: 'Choose more tickets' },
  release: { de: 'Warenkorb leeren', en: 'Empty the cart' },
  removed: { de: 'Die Karten sind aus dem Warenkorb genommen.', en: 'The tickets have been taken out of the cart.' },
  extended: { de: 'Die Reservierung ist bis {time} verlängert.', en: 'Your reservation now lasts until {time}.' },
  empty: { de: 'Ihr Warenkorb ist leer', en: 'Your cart is empty' },
  emptyText: { de: 'Wählen Sie Karten im Programm aus.', en: 'Choose tickets from the programme.' },

  reserved: { de: 'Ihre Reservierung', en: 'Your reservation' },
  reservedUntil: { de: 'reserviert bis {time}', en: 'reserved until {time}' },
  minutesLeft: { de: 'Noch {n} Minute reserviert.|Noch {n} Minuten reserviert.', en: 'Reserved for {n} more minute.|Reserved for {n} more minutes.' },
  extend: { de: 'Verlängern', en: 'Extend' },
  extendBy: { de: 'um {n} Minute|um {n} Minuten', en: 'by {n} minute|by {n} minutes' },
  extendedOnce: { de: 'Einmal verlängert', en: 'Extended once' },

  lapsed: { de: 'Ihre Reservierung ist abgelaufen', en: 'Your reservation has expired' },
  lapsedText: {
    de: 'Die Plätze sind wieder frei. Oft sind sie noch zu haben: Wählen Sie die Veranstaltung erneut.',
    en: 'The seats are free again. Often they can still be had: choose the event once more.',
  },
  chooseAgain: { de: 'Erneut wählen', en: 'Choose again' },
  notFound: { de: 'Diese Seite gibt es nicht', en: 'This page could not be found' },
  notFoundText: {
    de: 'Vielleicht ist der Link unvollständig, oder der Warenkorb wurde geleert.',
    en: 'The link may be incomplete, or the cart was emptied.',
  },

  checkout: { de: 'Bestellung', en: 'Checkout' },
  yourDetails: { de: 'Ihre Angaben', en: 'Your details' },
  name: { de: 'Vor- und Nachname', en: 'First and last name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHint: { de: 'Für Rückfragen zu Ihrer Bestellung.', en: 'For questions about your order.' },
  payment: { de: 'Zahlung', en: 'Payment' },
  paymentTest: { de: 'Testzahlung', en: 'Test payment' },
  paymentTestHint: { de: 'Es wird nichts abgebucht.', en: 'Nothing is charged.' },
  paymentDeclined: { de: 'Testzahlung, die abgelehnt wird', en: 'Test payment that is declined' },
  paymentDeclinedHint: { de: 'Zum Ausprobieren des Fehlers.', en: 'To try out the error.' },
  terms: {
    de: 'Ich habe verstanden, dass dies eine Vorführung ist und die Karten nicht gelten.',
    en: 'I understand that this is a demonstration and the tickets are not valid.',
  },
  buy: { de: 'Zahlungspflichtig bestellen', en: 'Order and pay' },
  backToCart: { de: 'Zurück zum Warenkorb', en: 'Back to the cart' },
  yourTickets: { de: 'Ihre Karten', en: 'Your tickets' },
  problems: { de: 'Bitte prüfen Sie eine Angabe.|Bitte prüfen Sie {n} Angaben.', en: 'Please check one entry.|Please check {n} entries.' },
  nameMissing: { de: 'Bitte geben Sie Ihren Namen an.', en: 'Please enter your name.' },
  nameTooLong: { de: 'Bitte kürzen Sie den Namen auf 120 Zeichen.', en: 'Please shorten the name to 120 characters.' },
  emailMissing: { de: 'Bitte geben Sie Ihre E-Mail-Adresse an.', en: 'Please enter your e-mail address.' },
  emailWrong: {
    de: 'Bitte prüfen Sie die E-Mail-Adresse. Sie sieht so aus: name@beispiel.de',
    en: 'Please check the e-mail address. It looks like this: name@example.com',
  },
  paymentMissing: { de: 'Bitte wählen Sie eine Zahlungsart.', en: 'Please choose how to pay.' },
  declined: {
    de: 'Die Zahlung wurde abgelehnt. Ihre Karten sind weiter reserviert: Wählen Sie eine andere Zahlungsart.',
    en: 'The payment was declined. Your tickets are still reserved: choose another way to pay.',
  },
  termsMissing: { de: 'Bitte bestätigen Sie diesen Punkt.', en: 'Please confirm this point.' },

  thanks: { de: 'Vielen Dank, {name}', en: 'Thank you, {name}' },
  confirmed: {
    de: 'Ihre Bestellung ist eingegangen. Nennen Sie die Bestellnummer an der Abendkasse.',
    en: 'We have received your order. Please give the order number at the evening box office.',
  },
  orderNumber: { de: 'Bestellnummer', en: 'Order number' },
  orderedAt: { de: 'Bestellt am', en: 'Ordered on' },
  print: { de: 'Diese Seite lässt sich drucken und unter ihrer Adresse wieder aufrufen.', en: 'This page can be printed, and opened again at its address.' },

  invalid: { de: 'Bitte wählen Sie mindestens eine Karte.', en: 'Please choose at least one ticket.' },
  not_enough_seats: { de: 'So viele Plätze nebeneinander gibt es hier nicht mehr.', en: 'There are not that many seats together left here.' },
  too_many_tickets: {
    de: 'Von einer Veranstaltung gibt es höchstens 10 Karten je Bestellung.',
    en: 'One order holds at most 10 tickets of an event.',
  },
  refused: { de: 'Das hat leider nicht geklappt (Fehler {code}).', en: 'Unfortunately, that didn’t work (error {code}).' },
} as const satisfies Record<string, Record<Language, string>>;

export type Key = keyof typeof table;

/** `{name}` is filled in, and of 'one|many' the parameter `n` chooses. */
export function say(language: Language, key: Key, parameters: Readonly<Record<string, string | number>> = {}): string {
  const text: string = table[key][language];
  const [one = text, many = one] = text.split('|');
  return (parameters.n === 1 ? one : many).replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

export const isKey = (text: string): text is Key => Object.hasOwn(table, text);
