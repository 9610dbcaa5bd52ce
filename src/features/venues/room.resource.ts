import { lineField, multiLineField, numberField, pictureField, referenceField, wordsField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';

/** A room of a venue, as events name it (V §3 “Room”). */
export const room = defineResource({
  name: 'room',
  path: 'rooms',
  label: { one: { de: 'Raum', en: 'Room' }, many: { de: 'Räume', en: 'Rooms' } },
  description: { de: 'Säle, Foyers und Plätze, in denen etwas stattfindet.', en: 'Halls, foyers and squares where something takes place.' },
  icon: 'door-open',
  group: 'house',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    venue_id: referenceField({ label: { de: 'Spielort', en: 'Venue' }, to: 'venue', create: true }),
    seats: numberField({ label: { de: 'Plätze', en: 'Seats' }, min: 1, max: 100_000 }),
    description: multiLineField({ label: { de: 'Beschreibung', en: 'Description' } }),
    plan_id: pictureField({ label: { de: 'Saalplan', en: 'Seat plan' } }),
    plan_note: lineField({ label: { de: 'Was die Farben heißen', en: 'What the colours mean' } }),
    address: lineField({
      label: { de: 'Eigene Anschrift', en: 'Address of its own' },
      help: { de: 'Nur wenn sein Eingang woanders ist.', en: 'Only where its entrance is elsewhere.' },
      shared: true,
    }),
    aliases: wordsField({
      label: { de: 'Andere Namen', en: 'Other names' },
      help: { de: 'Wie er in eingelesenen Spielplänen heißt.', en: 'As it is called in programmes that are read in.' },
    }),
  },
  title: 'name',
  list: { columns: ['venue_id', 'seats', 'plan_id'], filters: ['venue_id'], search: ['name'] },
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'venue_id', 'seats', 'description'] },
    { title: { de: 'Saalplan und Eingang', en: 'Seat plan and entrance' }, fields: ['plan_id', 'plan_note', 'address', 'aliases'] },
  ],
  importKey: 'name',
});
