import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  reserved_for: { de: 'Noch reserviert:', en: 'Still reserved:' },
  in_cart: { de: '{n} Karte im Warenkorb|{n} Karten im Warenkorb', en: '{n} ticket in the cart|{n} tickets in the cart' },
  ending: { de: 'Ihre Reservierung endet bald.', en: 'Your reservation ends soon.' },
  ending_hint: {
    de: 'Danach werden die Karten wieder frei.',
    en: 'After that the tickets become available to others.',
  },
  extend: { de: 'Länger reservieren', en: 'Reserve for longer' },
  extended: { de: 'Ihre Karten sind jetzt länger für Sie reserviert.', en: 'Your tickets are now reserved for longer.' },
  not_extended: {
    de: 'Die Reservierung ließ sich nicht verlängern. An ihrem Ende werden die Karten wieder frei.',
    en: 'The reservation could not be extended. When it ends, the tickets become available to others.',
  },
  unclear: {
    de: 'Es ist unklar, ob die Reservierung verlängert ist: Der Webshop antwortet gerade nicht. Bitte versuchen Sie es noch einmal.',
    en: 'It is unclear whether the reservation was extended: the webshop is not answering at the moment. Please try again.',
  },
  to_cart: { de: 'Zum Warenkorb', en: 'To the cart' },
  close: { de: 'Schließen', en: 'Close' },
  gone: { de: 'Diese Reservierung gibt es nicht mehr.', en: 'This reservation no longer exists.' },
  gone_hint: { de: 'Ihr Warenkorb ist leer. Sie können neu wählen.', en: 'Your cart is empty. You can choose anew.' },
  expired: { de: 'Ihre Reservierung ist abgelaufen.', en: 'Your reservation has expired.' },
  expired_hint: { de: 'Die Karten sind wieder frei. Sie können neu wählen.', en: 'The tickets are available again. You can choose anew.' },
  lost_hint: { de: 'Wieder frei sind: {events}.', en: 'Available to others again: {events}.' },
  choose_again: { de: 'Dieselben Karten wählen', en: 'Choose the same tickets' },
  choose_again_of: { de: 'Noch einmal wählen: {event}', en: 'Choose again: {event}' },
  your_tickets: { de: 'Ihre Karten', en: 'Your tickets' },
  warning: { de: 'Ende der Reservierung', en: 'End of the reservation' },
  shop_offline: { de: 'Webshop offline', en: 'Webshop offline' },
});
