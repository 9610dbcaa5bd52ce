import { countedField, lineField, numberField, switchField, wordsField } from '#content/index.ts';
import { defineResource, orderField } from '#resources/index.ts';

export const exhibitionType = defineResource({
  name: 'exhibition_type',
  path: 'exhibition-types',
  label: { one: { de: 'Veranstaltungsart', en: 'Kind of event' }, many: { de: 'Veranstaltungsarten', en: 'Kinds of event' } },
  description: { de: 'Konzert, Oper, Führung: die Art jeder Produktion und jedes Termins.', en: 'Concert, opera, tour: the kind of each production and date.' },
  icon: 'shapes',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    usual_minutes: numberField({
      label: { de: 'Übliche Dauer in Minuten', en: 'Usual length in minutes' },
      help: { de: 'Gilt, wo ein Termin kein Ende hat.', en: 'Applies where a date has no end.' },
      min: 1,
      max: 1_440,
      whole: true,
    }),
    aliases: wordsField({
      label: { de: 'Andere Namen', en: 'Other names' },
      help: { de: 'Wie die Art in eingelesenen Spielplänen heißt.', en: 'What it is called in programmes that are read in.' },
    }),
    names_occasions: switchField({
      label: { de: 'Premieren nennen', en: 'Name first nights' },
      help: {
        de: 'Termine heißen „Premiere“, „Wiederaufnahme“, „Zum letzten Mal“, wenn sie es in ihrer Produktion sind.',
        en: 'Dates are called ‘First night’, ‘Revival’, ‘Last performance’ where they are that in their production.',
      },
    }),
    sort: orderField(),
    events: countedField({ label: { de: 'Termine', en: 'Dates' }, of: 'event', by: 'type_id' }),
  },
  initial: { sort: 100 },
  title: 'name',
  list: {
    columns: ['usual_minutes', 'names_occasions', 'sort', 'events'],
    search: ['name'],
    sort: 'sort',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'usual_minutes', 'names_occasions', 'aliases', 'sort'] }],
});
