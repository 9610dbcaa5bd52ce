import { multiLineField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { maxCodeLength } from '../limits.ts';

const page = (de: string, en: string, help: { de: string; en: string }) => multiLineField({ label: { de, en }, help, max: maxCodeLength });

/** What visitors read where a page fails, in the words of the venue (E §2). There is one. */
export const errorPages = defineResource({
  name: 'error_pages',
  path: 'error-pages',
  label: { one: { de: 'Fehlerseiten', en: 'Error pages' }, many: { de: 'Fehlerseiten', en: 'Error pages' } },
  description: {
    de: 'Was Besucher lesen, wenn etwas fehlt oder nicht geht. Leer: die Seite, die die Website selbst hat. Änderungen sind sofort zu sehen.',
    en: 'What visitors read where something is missing or fails. Empty: the page that the website has of its own. Changes are seen at once.',
  },
  icon: 'triangle-alert',
  group: 'site',
  access: { read: 'manager', write: 'manager', remove: 'admin' },
  single: true,
  fields: {
    page_404: page('404: Seite nicht gefunden', '404: page not found', {
      de: 'Eine Adresse, die es nicht gibt oder nicht mehr.',
      en: 'An address that does not exist, or no longer.',
    }),
    page_403: page('403: kein Zugang', '403: no access', {
      de: 'Wer angemeldet ist, aber hier nichts sehen darf.',
      en: 'Whoever is signed in, but may see nothing here.',
    }),
    page_500: page('500: ein Fehler der Website', '500: a fault of the website', {
      de: 'Etwas ist kaputt; es steht im Fehlerprotokoll.',
      en: 'Something is broken; it stands in the error log.',
    }),
    page_503: page('503: Website offline', '503: website offline', {
      de: 'Die Website ist ausgeschaltet. Die Seite steht allein, ohne Menü.',
      en: 'The website is switched off. The page stands alone, without a menu.',
    }),
  },
  title: 'page_404',
  list: { columns: [], search: [] },
  form: [
    {
      title: { de: 'Eigene Seiten', en: 'Pages of your own' },
      hint: {
        de: 'HTML mit <style> und <body>. Skripte, fremde Bilder und Formulare werden entfernt; Stile gelten nur auf der Fehlerseite. Fehlt eine Sprache, steht die andere.',
        en: 'HTML with <style> and <body>. Scripts, pictures of others and forms are removed; styles hold on the error page alone. Where a language is missing, the other one stands.',
      },
      fields: ['page_404', 'page_403', 'page_500', 'page_503'],
    },
  ],
});
