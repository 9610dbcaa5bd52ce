import { choiceField, lineField, linkField, multiLineField, slugField, switchField, wordsField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { checkService } from './check-service.ts';

/** What the site loads of somebody else, or keeps on a visitor's device by itself (E §9 “Cookie dialog”). */
export const consentService = defineResource({
  name: 'consent_service',
  path: 'services',
  label: { one: { de: 'Dienst', en: 'Service' }, many: { de: 'Dienste', en: 'Services' } },
  description: {
    de: 'Was die Website von anderen lädt. Nichts davon wird geladen, bevor Besucher zustimmen; kommt ein Dienst oder ein Zweck dazu, werden sie neu gefragt.',
    en: 'What the website loads from others. Nothing of it is loaded before visitors consent; where a service or a purpose is added, they are asked anew.',
  },
  icon: 'cookie',
  group: 'site',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 60, shared: true }),
    slug: slugField({
      label: { de: 'Kennung', en: 'Identifier' },
      help: {
        de: 'Unter ihr merkt sich der Browser die Zustimmung. Mit einer anderen werden alle neu gefragt.',
        en: 'By it the browser remembers the consent. With another one everybody is asked anew.',
      },
      required: true,
    }),
    category: choiceField({
      label: { de: 'Kategorie', en: 'Category' },
      options: [
        { value: 'external_media', label: { de: 'Externe Medien', en: 'External media' } },
        { value: 'optimization', label: { de: 'Statistik und Verbesserung', en: 'Statistics and improvement' } },
        { value: 'marketing', label: { de: 'Marketing', en: 'Marketing' } },
        { value: 'required', label: { de: 'Notwendig', en: 'Required' } },
      ],
    }),
    is_on: switchField({
      label: { de: 'Eingeschaltet', en: 'Switched on' },
      help: { de: 'Aus: Er wird nie geladen, und nach ihm wird nicht gefragt.', en: 'Off: it is never loaded, and nobody is asked for it.' },
    }),
    purpose: multiLineField({
      label: { de: 'Zwecke', en: 'Purposes' },
      help: {
        de: 'Je Zeile einer. Eine Zeile mehr ist ein neuer Zweck: Besucher werden neu gefragt; ein anderer Wortlaut fragt niemanden.',
        en: 'One on each line. One line more is a new purpose: visitors are asked anew; another wording asks nobody.',
      },
      required: true,
      max: 1_000,
    }),
    provider: lineField({
      label: { de: 'Anbieter', en: 'Provider' },
      help: { de: 'Mit Anschrift.', en: 'With its address.' },
      required: true,
      max: 200,
      shared: true,
    }),
    country: lineField({
      label: { de: 'Land der Verarbeitung', en: 'Country of processing' },
      help: {
        de: 'Als zwei Buchstaben, wie „US“. Länder außerhalb des EWR werden vor der Zustimmung genannt.',
        en: 'As two letters, such as ‘US’. Countries outside the EEA are named before the consent.',
      },
      required: true,
      max: 2,
      shared: true,
    }),
    transfer: lineField({
      label: { de: 'Grundlage der Übermittlung', en: 'Basis of the transfer' },
      help: { de: 'Nur außerhalb des EWR, wie „EU-US Data Privacy Framework“.', en: 'Outside the EEA alone, such as ‘EU-US Data Privacy Framework’.' },
      max: 200,
    }),
    retention: lineField({ label: { de: 'Speicherdauer', en: 'Retention' }, required: true, max: 200 }),
    privacy_link: linkField({ label: { de: 'Seine Datenschutzerklärung', en: 'Its privacy policy' }, shared: true }),
    hosts: wordsField({
      label: { de: 'Hosts', en: 'Hosts' },
      help: {
        de: 'Von denen er geladen wird, wie „player.vimeo.com“ oder „*.podigee.io“. Von keinem anderen lädt der Browser etwas.',
        en: 'From which it is loaded, such as ‘player.vimeo.com’ or ‘*.podigee.io’. From no other the browser loads anything.',
      },
      max: 12,
    }),
    cookies: wordsField({
      label: { de: 'Cookies und Einträge im Speicher des Browsers', en: 'Cookies and entries in the browser’s storage' },
      help: {
        de: 'Die er unter unserer Adresse setzt; am Ende darf „*“ stehen. Wer widerruft, bei dem werden sie gelöscht.',
        en: 'Which it sets under our address; a ‘*’ may stand at the end. They are deleted for whoever withdraws.',
      },
      max: 30,
    }),
    frame_url: lineField({
      label: { de: 'Adresse eines Formulars', en: 'Address of a form' },
      help: {
        de: 'Von Formulardiensten: was in einem Rahmen gezeigt wird; {id} steht für die Kennung im Baustein.',
        en: 'Of services for forms: what is shown in a frame; {id} stands for the id in the block.',
      },
      max: 500,
      shared: true,
    }),
    script_url: lineField({
      label: { de: 'Adresse des Skripts', en: 'Address of the script' },
      help: { de: 'Von Statistik und Marketing, an einem der Hosts.', en: 'Of statistics and marketing, at one of the hosts.' },
      max: 500,
      shared: true,
    }),
    script_data: multiLineField({
      label: { de: 'Angaben für das Skript', en: 'Data for the script' },
      help: {
        de: 'JSON: Attribute wie {"data-site": "7"} oder Befehle wie {"_paq": [["setSiteId", "1"], ["trackPageView"]]}.',
        en: 'JSON: attributes such as {"data-site": "7"} or commands such as {"_paq": [["setSiteId", "1"], ["trackPageView"]]}.',
      },
      max: 2_000,
      shared: true,
    }),
  },
  rules: checkService,
  title: 'name',
  importKey: 'slug',
  list: {
    columns: ['is_on', 'category', 'provider', 'country', 'slug'],
    shown: ['is_on', 'category', 'provider', 'country'],
    filters: ['is_on', 'category'],
    search: ['name', 'provider', 'purpose', 'hosts'],
    sort: 'name',
  },
  form: [
    { title: { de: 'Wofür Besucher gefragt werden', en: 'What visitors are asked for' }, fields: ['name', 'category', 'is_on', 'purpose'] },
    { title: { de: 'Was sie erfahren', en: 'What they are told' }, fields: ['provider', 'country', 'transfer', 'retention', 'privacy_link'] },
    { title: { de: 'Technik', en: 'Technology' }, fields: ['slug', 'hosts', 'cookies', 'frame_url', 'script_url', 'script_data'] },
  ],
});
