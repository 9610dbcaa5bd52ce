import { lineField, multiLineField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';

const style = (de: string, en: string) => lineField({ label: { de, en }, required: true, max: 60, shared: true });

/** What stands in printed programmes beside the dates, and what their styles are called in the layout. There is one. */
export const printSettings = defineResource({
  name: 'print_settings',
  path: 'print-settings',
  label: {
    one: { de: 'Programm drucken: Vorgaben', en: 'Print programme: settings' },
    many: { de: 'Programm drucken: Vorgaben', en: 'Print programme: settings' },
  },
  description: {
    de: 'Was im gedruckten Programm neben den Terminen steht, und wie die Formate in Ihrem InDesign-Dokument heißen.',
    en: 'What stands in the printed programme beside the dates, and what the styles in your InDesign document are called.',
  },
  icon: 'settings',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'admin' },
  single: true,
  fields: {
    tickets: multiLineField({
      label: { de: 'Karten', en: 'Tickets' },
      help: {
        de: 'Wo es Karten gibt. Leer: Telefon der Kasse und Adresse der Website.',
        en: 'Where tickets are to be had. Empty: telephone of the box office and address of the website.',
      },
      max: 600,
    }),
    contact: multiLineField({
      label: { de: 'Haus', en: 'Venue' },
      help: {
        de: 'Anschrift und Anfahrt. Leer: Name und Anschrift aus den Einstellungen.',
        en: 'Address and directions. Empty: name and address from the settings.',
      },
      max: 600,
    }),
    style_month: style('Monat', 'Month'),
    style_day: style('Tag', 'Day'),
    style_date: style('Termin', 'Date'),
    style_subtitle: style('Untertitel', 'Subtitle'),
    style_details: style('Angaben', 'Details'),
    style_note: style('Hinweis', 'Note'),
    style_time: style('Uhrzeit (Zeichenformat)', 'Time (character style)'),
    style_title: style('Titel (Zeichenformat)', 'Title (character style)'),
    style_translation: style('Andere Sprache (Zeichenformat)', 'Other language (character style)'),
  },
  title: 'style_day',
  list: { columns: [], search: [] },
  form: [
    { title: { de: 'Im Faltblatt', en: 'In the leaflet' }, fields: ['tickets', 'contact'] },
    {
      title: { de: 'Namen der Formate in InDesign', en: 'Names of the styles in InDesign' },
      hint: { de: 'Ein Format in einer Gruppe heißt „Gruppe:Format“.', en: 'A style in a group is called ‘Group:Style’.' },
      fields: ['style_month', 'style_day', 'style_date', 'style_subtitle', 'style_details', 'style_note', 'style_time', 'style_title', 'style_translation'],
    },
  ],
});
