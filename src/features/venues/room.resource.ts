import { numberField, referenceField, referencesField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { roomFields, roomName } from './room-fields.ts';

const minutesField = (label: { de: string; en: string }, help: { de: string; en: string }) => numberField({ label, help, min: 0, max: 1_440, whole: true });

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
    name: roomName,
    venue_id: referenceField({ label: { de: 'Spielort', en: 'Venue' }, to: 'venue', create: true }),
    ...roomFields,
    setup_minutes: minutesField(
      { de: 'Aufbau', en: 'Set-up' },
      { de: 'Minuten vor jedem Termin, die der Kalender mitrechnet.', en: 'Minutes before each date that the calendar counts.' },
    ),
    clearing_minutes: minutesField(
      { de: 'Abbau', en: 'Clearing' },
      { de: 'Minuten nach jedem Termin, die der Kalender mitrechnet.', en: 'Minutes after each date that the calendar counts.' },
    ),
    disturbs: referencesField({
      label: { de: 'Stört', en: 'Disturbs' },
      help: {
        de: 'Räume, in denen man hört, was hier geschieht, und umgekehrt. Der Kalender warnt, wenn beide zur selben Zeit belegt sind.',
        en: 'Rooms in which one hears what happens here, and the other way round. The calendar warns where both are taken at the same time.',
      },
      to: 'room',
    }),
  },
  title: 'name',
  list: { columns: ['venue_id', 'seats', 'plan_id'], filters: ['venue_id'], search: ['name'] },
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'venue_id', 'seats', 'setup_minutes', 'clearing_minutes', 'disturbs', 'description'] },
    { title: { de: 'Saalplan und Eingang', en: 'Seat plan and entrance' }, fields: ['plan_id', 'plan_note', 'address', 'aliases'] },
  ],
  importKey: 'name',
});
