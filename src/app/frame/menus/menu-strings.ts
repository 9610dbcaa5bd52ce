import { defineStrings } from '#i18n/strings.ts';

/** Texts of menus and footer, which the browser loads only with the side menu. */
export const t = defineStrings({
  home: { de: '{name}, zur Startseite', en: '{name}, home page' },
  main_navigation: { de: 'Hauptnavigation', en: 'Main navigation' },
  footer_navigation: { de: 'Alle Bereiche', en: 'All sections' },
  legal_navigation: { de: 'Rechtliches', en: 'Legal' },
  overview: { de: '{name}: Übersicht', en: '{name}: overview' },
  more: { de: 'Mehr', en: 'More' },
  calendar_feed: { de: 'Kalender (iCal)', en: 'Calendar (iCal)' },
  atom_feed: { de: 'Neuigkeiten (Atom)', en: 'Updates (Atom)' },
  secondary_navigation: { de: 'Service', en: 'Service' },
  close_menu: { de: 'Menü schließen', en: 'Close menu' },
  top_navigation: { de: 'Merkliste, Warenkorb und Konto', en: 'Favourites, cart and account' },
  favorites: { de: 'Merkliste', en: 'Favourites' },
  webshop: { de: 'Webshop', en: 'Webshop' },
  cart: { de: 'Warenkorb', en: 'Cart' },
  sign_in: { de: 'Anmelden', en: 'Sign in' },
  shop_offline: { de: 'Webshop offline', en: 'Webshop offline' },
});
