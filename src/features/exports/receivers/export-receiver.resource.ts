import { choiceField, lineField, multiLineField, notedField, numberField, referencesField, rowsField, switchField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { type DateField, dateFields } from '../formats/fields.ts';
import { maxDays } from '../limits.ts';

type FieldOption = { value: DateField; label: { de: string; en: string } };
const fieldOptions = dateFields.map(({ key, label }): FieldOption => ({ value: key, label })) as [FieldOption, ...FieldOption[]]; // there are some

/** Who fetches the programme from outside: a portal, an app, the calendar of the city. Each has an address of its own. */
export const exportReceiver = defineResource({
  name: 'export_receiver',
  path: 'export-receivers',
  label: { one: { de: 'Abnehmer', en: 'Receiver' }, many: { de: 'Abnehmer', en: 'Receivers' } },
  description: {
    de: 'Portale, Apps und Kalender, die das Programm abholen: jeder mit eigener Adresse, eigenem Format und eigener Auswahl.',
    en: 'Portals, apps and calendars that fetch the programme: each with an address, a format and a choice of its own.',
  },
  icon: 'globe',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120, shared: true }),
    is_active: switchField({
      label: { de: 'Darf abholen', en: 'May fetch' },
      help: { de: 'Aus: Unter der Adresse ist nichts mehr.', en: 'Off: there is nothing at the address any more.' },
      initially: true,
    }),
    file_format: choiceField({
      label: { de: 'Format', en: 'Format' },
      options: [
        { value: 'jsonld', label: { de: 'JSON-LD (schema.org)', en: 'JSON-LD (schema.org)' } },
        { value: 'ics', label: { de: 'iCalendar', en: 'iCalendar' } },
        { value: 'csv', label: { de: 'CSV', en: 'CSV' } },
        { value: 'xml', label: { de: 'XML', en: 'XML' } },
        { value: 'json', label: { de: 'JSON', en: 'JSON' } },
      ],
    }),
    languages: choiceField({
      label: { de: 'Sprache', en: 'Language' },
      help: { de: 'Ein Kalender hat nur eine: bei beiden Deutsch.', en: 'A calendar has one alone: of both it is German.' },
      options: [
        { value: 'both', label: { de: 'Deutsch und Englisch', en: 'German and English' } },
        { value: 'de', label: { de: 'Deutsch', en: 'German' } },
        { value: 'en', label: { de: 'Englisch', en: 'English' } },
      ],
    }),
    days: numberField({
      label: { de: 'Tage im Voraus', en: 'Days ahead' },
      help: { de: 'Von heute an.', en: 'From today on.' },
      required: true,
      min: 1,
      max: maxDays,
    }),
    rooms: referencesField({ label: { de: 'Räume', en: 'Rooms' }, help: { de: 'Keiner gewählt: alle.', en: 'None chosen: all.' }, to: 'room' }),
    types: referencesField({ label: { de: 'Arten', en: 'Kinds' }, help: { de: 'Keine gewählt: alle.', en: 'None chosen: all.' }, to: 'exhibition_type' }),
    tags: referencesField({ label: { de: 'Schlagwörter', en: 'Tags' }, help: { de: 'Keines gewählt: alle.', en: 'None chosen: all.' }, to: 'tag' }),
    series: referencesField({
      label: { de: 'Abonnements', en: 'Subscriptions' },
      help: { de: 'Keines gewählt: alle.', en: 'None chosen: all.' },
      to: 'series',
    }),
    with_texts: switchField({ label: { de: 'Untertitel und Beschreibung', en: 'Subtitle and description' }, initially: true }),
    with_prices: switchField({ label: { de: 'Preise', en: 'Prices' }, initially: true }),
    with_labels: switchField({ label: { de: 'Abonnements und Schlagwörter', en: 'Subscriptions and tags' }, initially: true }),
    with_accessibility: switchField({ label: { de: 'Barrierefreiheit', en: 'Accessibility' }, initially: true }),
    with_pictures: switchField({
      label: { de: 'Bilder', en: 'Pictures' },
      help: {
        de: 'Nur solche mit Bildnachweis, deren Recht nicht abgelaufen ist.',
        en: 'Only those with a credit whose right has not ended.',
      },
    }),
    field_names: rowsField({
      label: { de: 'Eigene Feldnamen', en: 'Names of its own' },
      help: {
        de: 'Wie der Abnehmer die Felder nennt, für CSV, XML und JSON. Was hier fehlt, heißt wie bei uns.',
        en: 'What the receiver calls the fields, for CSV, XML and JSON. What is not here is called as with us.',
      },
      row: { de: 'Feldname', en: 'Field name' },
      max: dateFields.length,
      fields: {
        field: choiceField({ label: { de: 'Feld', en: 'Field' }, options: fieldOptions }),
        name: lineField({ label: { de: 'Heißt beim Abnehmer', en: 'The receiver calls it' }, required: true, max: 60, shared: true }),
        name_en: lineField({
          label: { de: 'Englisches Feld', en: 'English field' },
          help: { de: 'Nur bei zwei Sprachen. Leer: derselbe Name mit _en.', en: 'With two languages alone. Empty: the same name with _en.' },
          max: 60,
          shared: true,
        }),
      },
    }),
    only_named: switchField({
      label: { de: 'Nur diese Felder', en: 'These fields alone' },
      help: { de: 'In der Reihenfolge, in der sie hier stehen.', en: 'In the order in which they stand here.' },
    }),
    note: multiLineField({
      label: { de: 'Notiz', en: 'Note' },
      help: { de: 'Ansprechperson, Vereinbarung.', en: 'Whom to ask, what was agreed.' },
      max: 600,
      shared: true,
    }),
    last_fetched_at: notedField({ label: { de: 'Zuletzt abgeholt', en: 'Last fetched' } }),
  },
  initial: { days: 365 },
  title: 'name',
  list: { columns: ['is_active', 'file_format', 'languages', 'days', 'last_fetched_at'], filters: ['is_active', 'file_format'], search: ['name', 'note'] },
  form: [
    { title: { de: 'Wer, und wie', en: 'Who, and how' }, fields: ['name', 'is_active', 'file_format', 'languages', 'days', 'note'] },
    { title: { de: 'Welche Termine', en: 'Which dates' }, fields: ['rooms', 'types', 'tags', 'series'] },
    { title: { de: 'Was von ihnen', en: 'What of them' }, fields: ['with_texts', 'with_prices', 'with_labels', 'with_accessibility', 'with_pictures'] },
    { title: { de: 'Wie die Felder heißen', en: 'What the fields are called' }, fields: ['field_names', 'only_named'] },
  ],
});
