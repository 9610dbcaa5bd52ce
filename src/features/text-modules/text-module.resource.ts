import { choiceField, lineField, multiLineField } from '#content/index.ts';
import { defineResource, orderField } from '#resources/index.ts';

/** A sentence that the venue says again and again, in both languages. */
export const textModule = defineResource({
  name: 'text_module',
  path: 'text-modules',
  label: { one: { de: 'Textbaustein', en: 'Text module' }, many: { de: 'Textbausteine', en: 'Text modules' } },
  description: {
    de: 'Sätze, die immer wieder gebraucht werden, in beiden Sprachen: bei Absagen, Verlegungen, zu Karten.',
    en: 'Sentences that are needed again and again, in both languages: for cancellations, postponements, on tickets.',
  },
  icon: 'text-quote',
  group: 'site',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({
      label: { de: 'Name', en: 'Name' },
      help: { de: 'Woran Sie den Text wiedererkennen; Besucher sehen ihn nicht.', en: 'By which you know the text again; visitors do not see it.' },
      required: true,
      max: 120,
      shared: true,
    }),
    kind: choiceField({
      label: { de: 'Wofür', en: 'For what' },
      options: [
        { value: 'general', label: { de: 'Allgemein', en: 'General' } },
        { value: 'cancellation', label: { de: 'Absage', en: 'Cancellation' } },
        { value: 'postponement', label: { de: 'Neuer Termin', en: 'New date' } },
        { value: 'relocation', label: { de: 'Anderer Ort', en: 'Other place' } },
        { value: 'recast', label: { de: 'Besetzung', en: 'Cast' } },
        { value: 'tickets', label: { de: 'Karten', en: 'Tickets' } },
      ],
    }),
    text: multiLineField({
      label: { de: 'Text', en: 'Text' },
      help: { de: 'So, wie Besucher ihn lesen sollen.', en: 'As visitors are to read it.' },
      required: true,
      max: 300,
    }),
    sort: orderField(),
  },
  initial: { kind: 'general', sort: 100 },
  importKey: 'name',
  title: 'name',
  list: {
    columns: ['kind', 'text', 'sort'],
    shown: ['kind', 'text'],
    filters: ['kind'],
    search: ['name', 'text'],
    sort: 'sort',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'kind', 'text', 'sort'] }],
});
