import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Adresse prüfen', en: 'Test an address' },
  label: { de: 'Adresse', en: 'Address' },
  hint: {
    de: 'Ein Pfad wie „/de/alt?seite=2“ oder eine ganze Adresse. Die Prüfung zählt nicht als Aufruf.',
    en: 'A path such as ‘/de/old?page=2’ or a whole address. The test does not count as a hit.',
  },
  test: { de: 'Prüfen', en: 'Test' },
  failed: { de: 'Die Adresse lässt sich gerade nicht prüfen: {reason}', en: 'The address cannot be tested now: {reason}' },
  other_host: {
    de: 'Die Adresse gehört zu {host}. Geprüft wird ihr Pfad auf dieser Website.',
    en: 'The address belongs to {host}. Its path is tested on this website.',
  },
  way: { de: 'Weg der Adresse', en: 'Where the address leads' },
  by_rule: { de: 'Weiterleitung', en: 'Redirect' },
  by_site: { de: 'Die Website selbst leitet weiter', en: 'The website itself leads on' },
  page: { de: 'Hier antwortet eine Seite', en: 'A page answers here' },
  page_after: {
    de: 'Nach {n} Schritt antwortet eine Seite|Nach {n} Schritten antwortet eine Seite',
    en: 'After {n} step a page answers|After {n} steps a page answers',
  },
  not_found: { de: 'Nicht gefunden (404)', en: 'Not found (404)' },
  not_found_after: {
    de: 'Nach {n} Schritt nicht gefunden (404)|Nach {n} Schritten nicht gefunden (404)',
    en: 'Not found after {n} step (404)|Not found after {n} steps (404)',
  },
  is_offline: { de: '„{title}“ ist noch nicht veröffentlicht.', en: '‘{title}’ is not published yet.' },
  is_planned: { de: '„{title}“ wird erst noch veröffentlicht.', en: '‘{title}’ is still to be published.' },
  site: {
    de: 'Hier arbeitet die Website selbst (Backoffice, Schnittstelle, Dateien)',
    en: 'The website itself works here (back office, API, files)',
  },
  elsewhere: { de: 'Führt zu einer anderen Website', en: 'Leads to another website' },
  endless: { de: 'Führt immer weiter und kommt nirgends an', en: 'Leads on and on and arrives nowhere' },
  offline: { de: 'Die Website ist gerade offline', en: 'The website is offline now' },
  answers: { de: 'Hier antwortet die Website mit einem Fehler ({status})', en: 'The website answers with an error here ({status})' },
  make: { de: 'Weiterleitung anlegen', en: 'Create a redirect' },
});
