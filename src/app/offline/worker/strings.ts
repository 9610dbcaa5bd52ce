import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  copy: {
    de: 'Gespeicherte Fassung von {age}. Karten, Warenkorb und Formulare gibt es wieder, sobald eine Verbindung da ist.',
    en: 'Saved copy from {age}. Tickets, cart and forms are back as soon as there is a connection.',
  },
  again: { de: 'Neu laden', en: 'Reload' },
  title: { de: 'Keine Verbindung', en: 'No connection' },
  lead_page: {
    de: 'Diese Seite ist auf Ihrem Gerät nicht gespeichert und lässt sich ohne Internet nicht öffnen.',
    en: 'This page is not saved on your device and cannot be opened without the internet.',
  },
  lead_form: {
    de: 'Konto und Formulare brauchen eine Verbindung: Was Sie absenden, käme nicht an.',
    en: 'Account and forms need a connection: what you send would not arrive.',
  },
  lead_shop: {
    de: 'Karten und Warenkorb brauchen eine Verbindung. Was im Warenkorb liegt, bleibt so lange reserviert, wie es dort stand.',
    en: 'Tickets and cart need a connection. What is in the cart stays reserved for as long as it said.',
  },
  lead_staff: { de: 'Das Backoffice braucht eine Verbindung.', en: 'The back office needs a connection.' },
  try_again: { de: 'Noch einmal versuchen', en: 'Try again' },
  saved: { de: 'Auf diesem Gerät gespeichert', en: 'Saved on this device' },
  nothing: { de: 'Auf diesem Gerät ist noch keine Seite gespeichert.', en: 'No page is saved on this device yet.' },
});
