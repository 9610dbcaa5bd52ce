import { z } from 'zod';
import { dayField, instantField, lineField, linkField, multiLineField, numberField, switchField, wordsField } from '#content/index.ts';
import { withAsciiDomain } from '#i18n/email/email-address.ts';
import { defineResource } from '#resources/index.ts';
import { furtherLanguage, maxCodeLength, maxEditorLanguages } from '../limits.ts';
import { contactAddress } from '../security-txt/contact-address.ts';

const html = {
  max: maxCodeLength,
  help: { de: 'HTML; was nicht in eine Seite gehört, wird beim Zeigen entfernt.', en: 'HTML; what does not belong into a page is removed when it is shown.' },
} as const;

/** What the venue says of itself on every page (E §3, “Site settings”). There is one. */
export const siteSettings = defineResource({
  name: 'site_settings',
  path: 'settings',
  label: { one: { de: 'Einstellungen', en: 'Settings' }, many: { de: 'Einstellungen', en: 'Settings' } },
  description: {
    de: 'Was auf allen Seiten gilt: Name und Anschrift des Hauses, ob Website und Webshop online sind. Änderungen sind sofort zu sehen.',
    en: 'What holds on all pages: name and address of the venue, whether website and webshop are online. Changes are seen at once.',
  },
  icon: 'settings',
  group: 'site',
  access: { read: 'manager', write: 'manager', remove: 'admin' },
  single: true,
  fields: {
    name: lineField({ label: { de: 'Name des Hauses', en: 'Name of the venue' }, required: true, max: 100, shared: true }),
    name_accent: lineField({
      label: { de: 'Ende des Namens in der Akzentfarbe', en: 'End of the name in the accent colour' },
      help: { de: 'Zum Beispiel „kai“ von „Ostkai“. Leer: keines.', en: 'For example ‘kai’ of ‘Ostkai’. Empty: none.' },
      max: 100,
      shared: true,
    }),
    claim: lineField({ label: { de: 'Zeile unter dem Namen', en: 'Line below the name' }, max: 200 }),
    street: lineField({ label: { de: 'Straße und Hausnummer', en: 'Street and number' }, max: 200, shared: true }),
    postcode: lineField({ label: { de: 'Postleitzahl', en: 'Postcode' }, max: 20, shared: true }),
    city: lineField({ label: { de: 'Ort', en: 'City' }, max: 100, shared: true }),
    country: lineField({
      label: { de: 'Land', en: 'Country' },
      help: { de: 'Als zwei Buchstaben, wie „DE“.', en: 'As two letters, such as ‘DE’.' },
      max: 2,
      shared: true,
    }),
    phone: lineField({
      label: { de: 'Telefon der Kasse', en: 'Telephone of the box office' },
      help: { de: 'Genannt, wo online keine Karten zu haben sind.', en: 'Named where no tickets can be had online.' },
      max: 40,
      shared: true,
    }),
    group_booking: lineField({
      label: { de: 'Wo Gruppen buchen', en: 'Where groups book' },
      help: { de: 'Eine Seite dieser Website, eine https-Adresse oder eine E-Mail-Adresse.', en: 'A page of this website, an https address or one of email.' },
      max: 300,
      shared: true,
    }),
    share_picture: linkField({
      label: { de: 'Bild beim Teilen', en: 'Picture for shared links' },
      help: {
        de: 'Wo eine Seite kein eigenes hat. Leer: eines, das die Website aus Name und Farbe zeichnet.',
        en: 'Where a page has none of its own. Empty: one that the website draws of name and colour.',
      },
      shared: true,
    }),
    whistleblower_link: linkField({
      label: { de: 'Hinweisgeberschutz', en: 'Whistleblower protection' },
      help: { de: 'Wohin der Link im Fuß der Seiten führt. Leer: Er fehlt.', en: 'Where the link in the foot of pages leads. Empty: it is left out.' },
      shared: true,
    }),
    usual_minutes: numberField({
      label: { de: 'Übliche Dauer in Minuten', en: 'Usual duration in minutes' },
      help: { de: 'Für Kalender und Suchmaschinen, wo keine Dauer bekannt ist.', en: 'For calendars and search engines where none is known.' },
      min: 1,
      max: 1_440,
      whole: true,
      required: true,
    }),
    form_retention_days: numberField({
      label: { de: 'Einsendungen von Formularen: Tage bis zum Löschen', en: 'Entries of forms: days until deletion' },
      help: {
        de: 'Wo ein Formular selbst nichts anderes sagt. Leer: 180. Gilt für Einsendungen, die danach eingehen; auf vorhandene wenden Sie es bei jedem Formular unter „Einsendungen“ an.',
        en: 'Where a form itself says nothing else. Empty: 180. Holds for entries that come in after that; you apply it to those that are there at each form, under ‘Entries’.',
      },
      min: 1,
      max: 3_650,
      whole: true,
    }),
    consent_days: numberField({
      label: { de: 'Zustimmung zu Diensten: Tage bis zur nächsten Frage', en: 'Consent to services: days until asked again' },
      help: {
        de: 'Eine Ablehnung gilt so lange wie eine Zustimmung. Leer: 180.',
        en: 'A refusal holds as long as a consent. Empty: 180.',
      },
      min: 1,
      max: 390,
      whole: true,
    }),
    consent_shares_domain: switchField({
      label: { de: 'Sie gilt auch im Webshop', en: 'It holds in the webshop too' },
      help: {
        de: 'Das Cookie steht dann auf der gemeinsamen Domain, wenn die Website eine hat (COOKIE_DOMAIN). Aus: nur auf dieser Website.',
        en: 'The cookie then stands on the shared domain, where the website has one (COOKIE_DOMAIN). Off: on this website alone.',
      },
    }),
    is_site_online: switchField({
      label: { de: 'Website ist online', en: 'Website is online' },
      help: {
        de: 'Aus: Wer nicht angemeldet ist, sieht auf jeder Seite „Website offline“ (503).',
        en: 'Off: whoever is not signed in sees ‘Website offline’ (503) on every page.',
      },
      initially: true,
    }),
    is_shop_online: switchField({
      label: { de: 'Webshop ist online', en: 'Webshop is online' },
      help: { de: 'Aus: Karten gibt es nur an der Kasse, und die Seiten sagen es.', en: 'Off: tickets are had at the box office alone, and pages say so.' },
      initially: true,
    }),
    is_indexed: switchField({
      label: { de: 'Suchmaschinen dürfen die Website aufnehmen', en: 'Search engines may take the website in' },
      help: {
        de: 'Aus: Jede Seite und robots.txt bitten sie, draußen zu bleiben. Eine Testinstanz tut das immer; was diese ist, steht unten.',
        en: 'Off: every page and robots.txt ask them to keep out. A staging instance always does; below it says what this one is.',
      },
      initially: true,
    }),
    shop_online_again: instantField({
      label: { de: 'Wieder online ab', en: 'Online again from' },
      help: {
        de: 'Was Besucher lesen, solange der Webshop aus ist. Es schaltet nichts.',
        en: 'What visitors read while the webshop is off. It switches nothing.',
      },
    }),
    is_offline_on: switchField({
      label: { de: 'Seiten ohne Netz lesbar', en: 'Pages can be read without a network' },
      help: {
        de: 'An: Browser behalten besuchte Seiten und das Programm der nächsten zwei Wochen. Aus: Jeder Browser räumt beim nächsten Besuch weg, was er davon hat. Das hilft auch, wenn Besucher veraltete Seiten sehen.',
        en: 'On: browsers keep visited pages and the programme of the next two weeks. Off: every browser clears what it has of them at the next visit. That helps as well where visitors see outdated pages.',
      },
      initially: true,
    }),
    editor_languages: wordsField({
      label: { de: 'Weitere Sprachen des Editors', en: 'Further languages of the editor' },
      help: {
        de: 'Als Kürzel, wie „ja“ für Japanisch oder „la“ für Latein. Übersetzt wird in der Liste der Sprachen einer Seite; Besucher sehen Deutsch und Englisch.',
        en: 'As codes, such as ‘ja’ for Japanese or ‘la’ for Latin. Translations are written in the list of languages of a page; visitors see German and English.',
      },
      max: maxEditorLanguages,
    }),
    security_contact: lineField({
      label: { de: 'Wohin Sicherheitslücken gemeldet werden', en: 'Where security holes are reported' },
      help: {
        de: 'Eine E-Mail-Adresse oder eine https-Adresse; steht in /.well-known/security.txt. Leer: Die Datei fehlt.',
        en: 'An address of email or an https address; it stands in /.well-known/security.txt. Empty: there is no such file.',
      },
      max: 200,
      shared: true,
    }),
    security_expires: dayField({
      label: { de: 'Diese Angabe gilt bis', en: 'This holds until' },
      help: {
        de: 'Danach fehlt die Datei, bis jemand den Tag neu setzt. Leer: immer ein halbes Jahr weiter.',
        en: 'After that there is no such file until somebody sets the day anew. Empty: always half a year on.',
      },
    }),
    html_header: multiLineField({ label: { de: 'Kopf', en: 'Header' }, ...html }),
    html_footer_top: multiLineField({ label: { de: 'Fuß, oben', en: 'Footer, top' }, ...html }),
    html_footer_bottom: multiLineField({ label: { de: 'Fuß, unten', en: 'Footer, bottom' }, ...html }),
    html_footer_logos: multiLineField({ label: { de: 'Logos im Fuß', en: 'Logos in the footer' }, ...html }),
  },
  title: 'name',
  list: { columns: [], search: ['name'] },
  form: [
    { title: { de: 'Das Haus', en: 'The venue' }, fields: ['name', 'name_accent', 'claim', 'street', 'postcode', 'city', 'country'] },
    { title: { de: 'Online', en: 'Online' }, fields: ['is_site_online', 'is_shop_online', 'shop_online_again', 'is_indexed'] },
    { title: { de: 'Wege zu Karten', en: 'Ways to tickets' }, fields: ['phone', 'group_booking'] },
    { title: { de: 'Für andere', en: 'For others' }, fields: ['share_picture', 'whistleblower_link', 'usual_minutes'] },
    { title: { de: 'Daten von Besuchern', en: 'Data of visitors' }, fields: ['form_retention_days', 'consent_days', 'consent_shares_domain'] },
    { title: { de: 'Sprachen', en: 'Languages' }, fields: ['editor_languages'] },
    { title: { de: 'Ohne Netz', en: 'Without a network' }, fields: ['is_offline_on'] },
    { title: { de: 'Sicherheit', en: 'Security' }, fields: ['security_contact', 'security_expires'] },
    { title: { de: 'Eigenes HTML', en: 'HTML of your own' }, fields: ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'] },
  ],
  rules: [
    ({ country }) =>
      country === '' || /^[A-Z]{2}$/.test(country)
        ? null
        : { field: 'country', message: { de: 'Das Land sind zwei große Buchstaben, wie „DE“.', en: 'A country is two capital letters, such as ‘DE’.' } },
    ({ phone }) =>
      /^(\+?[\d ()/-]{5,40})?$/.test(phone)
        ? null
        : {
            field: 'phone',
            message: {
              de: 'Eine Telefonnummer besteht aus Ziffern, wie „+49 40 66969-100“.',
              en: 'A telephone number is made of digits, such as ‘+49 40 66969-100’.',
            },
          },
    ({ group_booking: text }) =>
      text === '' || isAddress(text) || z.email().safeParse(withAsciiDomain(text)).success
        ? null
        : {
            field: 'group_booking',
            message: {
              de: 'Bitte geben Sie eine Seite („/de/gruppen“), eine Adresse mit „https://“ oder eine E-Mail-Adresse an.',
              en: 'Please give a page (‘/en/groups’), an address with ‘https://’ or one of email.',
            },
          },
    ({ security_contact: text }) =>
      text === '' || contactAddress(text) !== null
        ? null
        : {
            field: 'security_contact',
            message: {
              de: 'Bitte geben Sie eine E-Mail-Adresse oder eine Adresse mit „https://“ an.',
              en: 'Please give an address of email or one with ‘https://’.',
            },
          },
    ({ editor_languages: codes }) =>
      codes.every((code) => furtherLanguage.test(code))
        ? null
        : {
            field: 'editor_languages',
            message: {
              de: 'Eine weitere Sprache ist ein Kürzel aus zwei oder drei kleinen Buchstaben, wie „ja“; Deutsch und Englisch sind immer dabei.',
              en: 'A further language is a code of two or three small letters, such as ‘ja’; German and English are always there.',
            },
          },
    ...(['share_picture', 'whistleblower_link'] as const).map(
      (field) => (values: { readonly share_picture: string; readonly whistleblower_link: string }) =>
        values[field] === '' || isAddress(values[field])
          ? null
          : { field, message: { de: 'Die Adresse beginnt mit „/“ oder mit „https://“.', en: 'The address begins with ‘/’ or with ‘https://’.' } },
    ),
  ],
});

const isAddress = (text: string): boolean => /^(\/(?![/\\])|https?:\/\/)[^\s]*$/.test(text);
