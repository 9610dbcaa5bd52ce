import { emailField, lineField, multiLineField, numberField, pictureField, rowsField } from '#content/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineResource, orderField } from '#resources/index.ts';
import { href } from '#routes.ts';
import { roomFields, roomName } from './room-fields.ts';

/** A place of play, the venue or another, with its rooms. Its address follows from its name: what led to the old one leads on. */
export const venue = defineResource({
  name: 'venue',
  path: 'venues',
  label: { one: { de: 'Spielort', en: 'Venue' }, many: { de: 'Spielorte', en: 'Venues' } },
  description: { de: 'Das Haus und andere Orte, mit ihren Räumen und Saalplänen.', en: 'The house and other places, with their rooms and seat plans.' },
  icon: 'map-pin',
  group: 'house',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    image_id: pictureField({ label: { de: 'Bild', en: 'Picture' } }),
    description: multiLineField({
      label: { de: 'Beschreibung', en: 'Description' },
      help: { de: 'Absätze durch eine leere Zeile trennen.', en: 'Separate paragraphs by an empty line.' },
    }),
    street: lineField({ label: { de: 'Straße und Hausnummer', en: 'Street and number' }, shared: true }),
    postcode: lineField({ label: { de: 'Postleitzahl', en: 'Postcode' }, max: 20, shared: true }),
    city: lineField({ label: { de: 'Ort', en: 'Town' }, max: 100, shared: true }),
    country: lineField({
      label: { de: 'Land', en: 'Country' },
      help: { de: 'Zwei Buchstaben, zum Beispiel „DE“.', en: 'Two letters, such as ‘DE’.' },
      max: 2,
      shared: true,
    }),
    latitude: numberField({ label: { de: 'Breitengrad', en: 'Latitude' }, min: -90, max: 90 }),
    longitude: numberField({ label: { de: 'Längengrad', en: 'Longitude' }, min: -180, max: 180 }),
    phone: lineField({ label: { de: 'Telefon', en: 'Telephone' }, max: 50, shared: true }),
    email: emailField({ label: { de: 'E-Mail-Adresse', en: 'E-mail address' } }),
    directions: multiLineField({ label: { de: 'Anfahrt', en: 'Directions' } }),
    map_id: pictureField({ label: { de: 'Gezeichneter Plan', en: 'Drawn map' } }),
    accessibility: multiLineField({ label: { de: 'Barrierefreiheit', en: 'Accessibility' } }),
    rooms: rowsField({
      label: { de: 'Räume', en: 'Rooms' },
      row: { de: 'Raum', en: 'Room' },
      max: 60,
      keyed: true,
      fields: { name: roomName, ...roomFields },
    }),
    sort: orderField(),
  },
  initial: { country: 'DE', sort: 100 },
  title: 'name',
  list: {
    columns: ['image_id', 'street', 'postcode', 'city', 'country', 'sort'],
    shown: ['image_id', 'street', 'city', 'sort'],
    search: ['name', 'street', 'postcode', 'city'],
    sort: 'sort',
    views: [
      { key: 'no-picture', label: { de: 'Ohne Bild', en: 'Without a picture' }, query: { missing: 'image_id' } },
      { key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } },
    ],
  },
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'image_id', 'description', 'sort'] },
    { title: { de: 'Anschrift', en: 'Address' }, fields: ['street', 'postcode', 'city', 'country', 'latitude', 'longitude', 'phone', 'email'] },
    { title: { de: 'Besuch', en: 'Visit' }, fields: ['directions', 'map_id', 'accessibility'] },
    { title: { de: 'Räume', en: 'Rooms' }, fields: ['rooms'] },
  ],
  rules: [
    ({ latitude, longitude }) =>
      (latitude === null) === (longitude === null)
        ? null
        : {
            field: latitude === null ? 'latitude' : 'longitude',
            message: {
              de: 'Breiten- und Längengrad gehören zusammen: beide oder keiner.',
              en: 'Latitude and longitude belong together: both or neither.',
            },
          },
    ({ country }) =>
      /^[A-Z]{2}$/.test(country)
        ? null
        : { field: 'country', message: { de: 'Bitte zwei große Buchstaben, zum Beispiel „DE“.', en: 'Please give two capital letters, such as ‘DE’.' } },
  ],
  publicPath: ({ id, title }, language) => href('venue', language, { slug: slugOf(title), id }),
});
